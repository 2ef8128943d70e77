import { vehicleName } from "../vehicles/vehicle-item.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import { beginsWithDigit } from "../price-guide/word-shapes.ts";
import { valuationWords } from "../words/english/valuation.ts";
import { spoken } from "../words/voice-in-use.ts";

const say = spoken(valuationWords);

/** The maker that the listing names, where the guide prices several alike under one entry. */
export function shownIdentity({ entry, brand, model }: IdentifiedItem) {
  return { brand: brand ?? entry?.brand ?? null, model: model ?? entry?.model ?? null };
}

/** "Apple iPhone 13, 256 GB", or null when neither maker nor kind is known. */
export function itemName(item: IdentifiedItem): string | null {
  if (item.vehicle) return vehicleName(item.vehicle);
  const { brand, model } = shownIdentity(item);
  const isBrandInModel = brand && model?.toLowerCase().startsWith(brand.toLowerCase());
  const name = [isBrandInModel ? null : brand, model].filter(Boolean).join(" ");
  if (name === "") return null;
  if (item.variant === null) return name;
  // "NVMe SSD, 1 TB" is what it is where nobody tells another size.
  const isOfSize = beginsWithDigit(item.variant.name);
  return `${isOfSize ? name.replace(usualSize, "") : name}, ${item.variant.name}`;
}

const usualSize = /, \d[^,]*$/;

/** "4 × " in front of what is priced one by one, "a lot of about 5 × " where the title tells no number. */
export function unitsBefore({
  quantity,
  amount = quantity,
  isCountUntold,
}: IdentifiedItem): string {
  if (isCountUntold && amount > 1) return say("lotOfAbout", { count: amount });
  return quantity > 1 && amount === quantity ? `${quantity} × ` : "";
}

/** "Forks, 48 pieces": what is priced by the set, the lot or the pound, with how many there are. */
export function withPieces(name: string, { quantity, amount = quantity }: IdentifiedItem): string {
  return quantity > 1 && amount !== quantity ? say("pieces", { name, count: quantity }) : name;
}
