import type { IdentifiedItem } from "../identification/identification.ts";

/** "Apple iPhone 13, 256 GB", or null when neither maker nor kind is known. */
export function itemName(item: IdentifiedItem): string | null {
  const brand = item.entry?.brand ?? item.brand;
  const model = item.entry?.model ?? item.model;
  const isBrandInModel = brand && model?.toLowerCase().startsWith(brand.toLowerCase());
  const name = [isBrandInModel ? null : brand, model].filter(Boolean).join(" ");
  if (name === "") return null;
  return item.variant ? `${name}, ${item.variant.name}` : name;
}
