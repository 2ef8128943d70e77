import type { Attributes } from "../reading/fields/attributes.ts";
import { matchEntries } from "../price-guide/guide.ts";
import { anyPhraseOf } from "../price-guide/phrases.ts";
import { keysOfPhrase, type Token, tokenize } from "../price-guide/tokens.ts";
import { withoutPrices } from "../reading/money/without-prices.ts";

/** The page's names of a fact, the surest first. */
const makerFields = ["brand", "make", "maker", "manufacturer", "make manufacturer"];
const modelFields = [
  "model",
  "model name",
  "model name number",
  "product line",
  "mpn",
  "part number",
  "manufacturer part number",
  "set number",
  "game name",
];
const platformFields = ["platform", "console", "system"];
/** What tells one variant from another. */
const variantFields = [
  "year",
  "model year",
  "year manufactured",
  "size",
  "frame size",
  "material",
  "frame material",
  "metal",
  "metal purity",
  "storage capacity",
  "storage",
  "capacity",
  "memory",
  "hard drive capacity",
  "screen size",
  "processor",
];
/** They tell variants apart too, but "gold" is a color of phones as well as a metal. */
const colorFields = ["color", "colour"];
const mostTokens = 8;
/** A model and its number. */
const mostModels = 2;
/** A field that lists every size of an offer, or a whole sentence, tells none. */
const isSeveral = (value: string) => /[,;|]/.test(value) || saysSeveral().test(value);
const saysSeveral = anyPhraseOf("severalValues");

/**
 * The maker and the model that the page's own fields tell and the title does not, as words in front
 * of it: a title "Mountain bike, barely used" of the brand Trek is read as "Trek mountain bike".
 */
export function namedByFields(attributes: Attributes, title: readonly Token[]): readonly Token[] {
  const known = new Set(title.map(({ key }) => key));
  const maker = valueOf(attributes, makerFields);
  const isMaker = maker !== undefined && !isOtherMakersModel(title, maker);
  const models = modelFields.flatMap((name) => attributes[name] ?? []).slice(0, mostModels);
  const told = [...(isMaker ? [maker] : []), ...models];
  const missing = told
    .map((value) => tokensOf(value))
    .filter((tokens) => tokens.some(({ key }) => !known.has(key)));
  return missing.flat();
}

/** The console that a game is for, as words behind its title: "God of War" and "PlayStation 4". */
export function platformByFields(
  attributes: Attributes,
  title: readonly Token[],
): readonly Token[] {
  const platform = valueOf(attributes, platformFields);
  const tokens = tokensOf(platform ?? "");
  const known = new Set(title.map(({ key }) => key));
  return tokens.some(({ key }) => !known.has(key)) ? tokens : [];
}

/** What outranks the same fact in the title: year, size, material, storage by the page's fields. */
export function factsByFields(attributes: Attributes): readonly Token[] {
  return listOf(attributes, variantFields);
}

/** The same with the color: they count as said in the description. */
export function describedByFields(attributes: Attributes): readonly Token[] {
  return listOf(attributes, [...variantFields, ...colorFields]);
}

/**
 * "Brand: Apple" of a "Samsung Galaxy S21" was picked in a hurry: the title names a product of
 * another maker, and the maker too.
 */
function isOtherMakersModel(title: readonly Token[], maker: string): boolean {
  const told = keysOfPhrase(maker.toLowerCase());
  const models = matchEntries(title).filter(
    ({ entry, keys }) =>
      entry.specificity === "model" &&
      entry.brand !== null &&
      keys.startsWith(`${keysOfPhrase(entry.brand.toLowerCase())} `),
  );
  return (
    models.length > 0 &&
    models.every(({ entry }) => !keysOfPhrase((entry.brand ?? "").toLowerCase()).includes(told))
  );
}

function listOf(attributes: Attributes, names: readonly string[]): readonly Token[] {
  return names.flatMap((name) =>
    isSeveral(attributes[name] ?? "")
      ? []
      : tokensOf(attributes[name] ?? "").map((token, at) =>
          at === 0 ? { ...token, breakBefore: "list" as const } : token,
        ),
  );
}

const tokensOf = (value: string): readonly Token[] =>
  tokenize(withoutPrices(value)).slice(0, mostTokens);

function valueOf(attributes: Attributes, names: readonly string[]): string | undefined {
  const name = names.find((one) => attributes[one] !== undefined);
  return name === undefined ? undefined : attributes[name];
}
