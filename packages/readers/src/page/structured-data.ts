import { isSameTitle } from "../same-words.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type ProductData = {
  title: string | null;
  price: string | null;
  condition: string | null;
  description: string | null;
  imageUrl: string | null;
  category: string | null;
  location: string | null;
  isSold: boolean;
  /** Where the data say that they belong; null when they do not. */
  url: string | null;
};

/** The page's products as its structured data give them (schema.org/Product in JSON-LD). */
export function readProducts(document: Document): ProductData[] {
  return productsIn(document).map(productData);
}

function productsIn(document: Document): { [key: string]: Json }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => findProduct(parse(script.textContent ?? "")))
    .filter((product) => product !== undefined);
}

/**
 * The product that is the item of this title. Data left over from another page, or of an item
 * recommended below, bear another name and are not believed.
 */
export function findProductOf(document: Document, title: string): ProductData | undefined {
  return readProducts(document).find((product) => isSameTitle(product.title ?? "", title));
}

/** The same as the site wrote it; a vehicle's is read by its own names. */
export function findProductJson(
  document: Document,
  title: string,
): { [key: string]: Json } | undefined {
  return productsIn(document).find(
    (product) => product["@type"] === "Product" && isSameTitle(words(product["name"]) ?? "", title),
  );
}

/** A meta tag's content by its property or name: "og:title", "description". */
export function metaContent(document: Document, name: string): string | null {
  const tag = document.querySelector(`meta[property="${name}"], meta[name="${name}"]`);
  return tag?.getAttribute("content")?.trim() || null;
}

function productData(product: { [key: string]: Json }): ProductData {
  const offer = firstObject(product["offers"]);
  const image = firstObject(product["image"])?.["url"] ?? first(product["image"]);
  const where = firstObject(firstObject(offer?.["availableAtOrFrom"])?.["address"]);
  return {
    title: words(product["name"]),
    price: offerPrice(offer),
    condition: conditionWords(words(offer?.["itemCondition"]) ?? words(product["itemCondition"])),
    description: words(product["description"]),
    imageUrl: words(image),
    category: words(product["category"]),
    location: words(where?.["addressLocality"]),
    url: words(product["url"]) ?? words(offer?.["url"]) ?? words(product["@id"]),
    isSold: /SoldOut|OutOfStock/i.test(words(offer?.["availability"]) ?? ""),
  };
}

function offerPrice(offer: { [key: string]: Json } | undefined): string | null {
  const price = words(offer?.["price"] ?? offer?.["lowPrice"]);
  // Sites write 0 for "no price given"; what is free says so on the page.
  if (price === null || Number(price) === 0) return null;
  const currency = words(offer?.["priceCurrency"]) ?? "USD";
  // Written as a number, 64.50 lost its last digit.
  const amount = /\.\d$/.test(price) ? `${price}0` : price;
  return currency === "USD" ? `$${amount}` : `${currency} ${amount}`;
}

// "https://schema.org/UsedCondition" → "Used"
function conditionWords(condition: string | null): string | null {
  return (
    condition
      ?.split("/")
      .at(-1)
      ?.replace(/Condition$/, "") || null
  );
}

const productTypes = ["Product", "Vehicle", "Car", "Motorcycle"];

function findProduct(json: Json): { [key: string]: Json } | undefined {
  if (Array.isArray(json)) return json.map(findProduct).find((found) => found !== undefined);
  if (json === null || typeof json !== "object") return undefined;
  const types = Array.isArray(json["@type"]) ? json["@type"] : [json["@type"] ?? null];
  if (productTypes.some((type) => types.includes(type))) return json;
  return json["@graph"] === undefined ? undefined : findProduct(json["@graph"]);
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else's broken script is no reason not to read the page.
    return null;
  }
}

function first(json: Json | undefined): Json | undefined {
  return Array.isArray(json) ? json[0] : json;
}

function firstObject(json: Json | undefined): { [key: string]: Json } | undefined {
  const value = first(json);
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : undefined;
}

function words(json: Json | undefined): string | null {
  if (typeof json === "number") return String(json);
  return typeof json === "string" && json.trim() !== "" ? json.trim() : null;
}
