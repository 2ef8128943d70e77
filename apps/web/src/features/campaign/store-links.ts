/** Points the campaign's links to the store, with the tags that they carry already. */
export function fillStoreLinks(page: Document, storeUrl: string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>("a[data-campaign-link]")) {
    const address = new URL(storeUrl);
    for (const [name, value] of new URL(link.href).searchParams) {
      address.searchParams.set(name, value);
    }
    link.href = address.href;
  }
}
