import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { hasTag } from "../../price-guide/entry.ts";
import { isWord, oncePerGuide } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import { findMakes } from "../../vehicles/vehicle-index.ts";
import { vehicleIndex } from "../../vehicles/vehicle-guide.ts";

/** "Ferrari 250 GTO 1/18", "1:64 Dodge Monaco", "1/6 scale": a model of what the title names. */
export function isScaleModel(tokens: readonly Token[]): boolean {
  const at = scaleIn(tokens);
  if (at === null) return false;
  if (tokens[at + 2]?.key === "scale") return true;
  // "Drill bit 1/64" is no model of anything.
  const saysModel = tokens.some(
    ({ key }) => isWord("modelWords", key) || isWord("likenessMakers", key),
  );
  return saysModel || findMakes(vehicleIndex(), tokens).length > 0;
}

/** Where "1/18" or "1:18" begins: a known scale, and no "1/16 inch" or "1/12 hp". */
function scaleIn(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ key }, place) => {
    const [number, next] = [tokens[place + 1], tokens[place + 2]];
    // "3 1/8" is a length.
    if (key !== "1" || number?.breakBefore !== "other" || hasDigit(tokens[place - 1]?.key))
      return false;
    if (next?.key === "scale") return true;
    return isWord("scales", number.key) && !isWord("measuresBehindNumber", next?.key);
  });
  return at === -1 ? null : at;
}

/** Of the names in a scale model's title those of toys; where none is one, any such model. */
export function leftToScaleModel(
  tokens: readonly Token[],
  matches: readonly AliasMatch[],
): readonly AliasMatch[] {
  const start = scaleIn(tokens);
  if (start === null || !isScaleModel(tokens)) return matches;
  const playthings = matches.filter(({ entry }) => isOfPlaythings(entry.category));
  if (playthings.length > 0) return playthings;
  return anyModel().map((entry) => {
    const keys = `1 ${tokens[start + 1]?.key}`;
    return { entry, start, end: start + 2, keys, length: keys.length - 1, isBrandApart: false };
  });
}

const isOfPlaythings = (category: string) => category === "toys" || category === "collectibles";

const anyModel = oncePerGuide(({ entries }) =>
  entries.filter((entry) => hasTag(entry, "scale_model")),
);
