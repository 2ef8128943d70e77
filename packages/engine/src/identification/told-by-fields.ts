import type { Attributes } from "../reading/attributes.ts";
import { type Token, tokenize } from "../price-guide/tokens.ts";

/** The page's names of a fact, the surest first. */
const makerFields = ["brand", "make", "maker", "manufacturer", "make manufacturer"];
const modelFields = [
  "model",
  "model name",
  "model name number",
  "product line",
  "mpn",
  "set number",
];
/** What tells one variant from another. */
const variantFields = [
  "year",
  "model year",
  "size",
  "frame size",
  "material",
  "frame material",
  "color",
  "colour",
  "storage capacity",
  "storage",
  "memory",
  "screen size",
];
const mostTokens = 8;

/**
 * The maker and the model that the page's own fields tell and the title does not, as words in front
 * of it: a title "Mountain bike, barely used" of the brand Trek is read as "Trek mountain bike".
 */
export function namedByFields(attributes: Attributes, title: readonly Token[]): readonly Token[] {
  const known = new Set(title.map(({ key }) => key));
  const told = [makerFields, modelFields].flatMap((names) => valueOf(attributes, names) ?? []);
  const missing = told
    .map((value) => tokenize(value).slice(0, mostTokens))
    .filter((tokens) => tokens.some(({ key }) => !known.has(key)));
  return missing.flat();
}

/** Year, size, material and color by the page's fields: they count as said in the description. */
export function describedByFields(attributes: Attributes): readonly Token[] {
  return variantFields.flatMap((name) =>
    tokenize(attributes[name] ?? "")
      .slice(0, mostTokens)
      .map((token, at) => (at === 0 ? { ...token, breakBefore: "list" as const } : token)),
  );
}

function valueOf(attributes: Attributes, names: readonly string[]): string | undefined {
  const name = names.find((one) => attributes[one] !== undefined);
  return name === undefined ? undefined : attributes[name];
}
