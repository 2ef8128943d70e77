import { brandsOf } from "../../price-guide/brand-names.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { isWord } from "../../price-guide/guide.ts";
import { type Token, tokenize } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";

/**
 * The entry's name, with the model that the listing's own words give where the entry prices a
 * whole line alike: "Titleist irons (AP2)"; and with what is sold where the entry prices several
 * kinds alike and its name does not have this one: "kimono, robe or duster (shawl)".
 */
export function modelToShow(entry: GuideEntry, matched: readonly Token[]): string {
  if (entry.specificity === "type") return kindToShow(entry, matched);
  if (entry.specificity !== "line") return entry.model;
  const said = new Set([
    ...tokenize(entry.model).map(({ key }) => key),
    ...brandsOf(entry).flatMap(({ keys }) => keys.split(" ")),
  ]);
  const isNew = matched.some(
    ({ key }) =>
      !said.has(key) && !isWord("namesNoModel", key) && !(isWholeNumber(key) && key.length === 2),
  );
  const own = matched.filter(({ key }) => !brandsOf(entry).some(({ keys }) => keys === key));
  return isNew && own.length > 0 ? `${entry.model} (${written(own)})` : entry.model;
}

function kindToShow({ model }: GuideEntry, matched: readonly Token[]): string {
  const said = tokenize(model).map(({ key }) => key);
  const isOfSeveral = said.includes("or");
  const isSaid = matched.some(({ key }) => said.includes(key));
  const own = matched.map(({ raw, isGlued }, at) => `${at > 0 && !isGlued ? " " : ""}${raw}`);
  return !isOfSeveral || isSaid || own.length === 0
    ? model
    : `${model} (${own.join("").toLowerCase()})`;
}

function written(tokens: readonly Token[]): string {
  return tokens
    .map(({ raw, isGlued }, at) => `${at > 0 && !isGlued ? " " : ""}${capital(tokens, at, raw)}`)
    .join("");
}

/** "AP2" and "SKX007" are letters glued to digits; "Battle" is a word. */
function capital(tokens: readonly Token[], at: number, raw: string): string {
  const isCode = tokens[at + 1]?.isGlued === true || tokens[at]?.isGlued === true;
  return isCode ? raw.toUpperCase() : raw.charAt(0).toUpperCase() + raw.slice(1);
}
