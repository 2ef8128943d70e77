/** Where sold prices are looked up. Chrome asks the person for it at the first press. */
export const siteOfSales = { origins: ["https://www.ebay.com/*"] } satisfies { origins: [string] };
