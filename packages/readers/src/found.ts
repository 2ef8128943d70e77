import type { Found } from "./page/page-reading.ts";
import { metaContent } from "./page/structured-data.ts";

/** A field of the structured data as found; null for an absent one. */
export function fromData(value: string | null | undefined): Found | null {
  return value ? { value, way: "structured_data" } : null;
}

/** The picture that the page offers to those who link to it. */
export function sharedPicture(document: Document): Found | null {
  const value = metaContent(document, "og:image");
  return value === null ? null : { value, way: "meta" };
}
