import { hasTag } from "../../price-guide/entry.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { categoryFromMarketplace } from "../sections/marketplace-category.ts";
import { chooseEntry } from "./choose-entry.ts";
import { isScaleModel } from "./scale-model.ts";

/** "AMT 1957 Chevy Bel Air", "Ferrari 250 GTO 1/18". */
export function isModelOfVehicle(tokens: readonly Token[], category: string | null): boolean {
  if (isScaleModel(tokens)) return true;
  const { best } = chooseEntry(tokens, categoryFromMarketplace(category));
  return best !== null && hasTag(best.entry, "likeness_maker");
}
