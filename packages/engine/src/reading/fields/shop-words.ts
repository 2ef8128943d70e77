import type { PriceBlindFacts } from "../listing-facts.ts";

type Text = Pick<PriceBlindFacts, "title" | "description">;

/** Each alone may stand in anybody's listing; two of them are a shop's. */
const shopSigns =
  /\b(?:show ?room|wholesale|vat\b|cash on delivery|pay on delivery|lay ?away|financing|no credit (?:check|needed)|major credit cards|trade (?:prices|enquiries)|established (?:in|since)|opening (?:times|hours)|mon(?:day)?s? ?(?:-|–|to|thru|through) ?(?:fri|sat|sun)\w*|(?:nationwide|uk|mainland|national) delivery|our (?:store|shop|web ?site|warehouse|range|customers|drivers|team|company)|we (?:sell|stock|supply|specialise|specialize|manufacture|offer|deliver|also (?:sell|have|stock))|warehouse|clearance|factory direct|months?'? (?:parts|labou?r|guarantee|warranty)|\d+ (?:in stock|available)|order (?:now|today|online)|limited time)\b/gi;

/** One listing for many things at many prices. The amounts themselves are not looked at. */
const manyPrices =
  /\b(?:prices? (?:starts?|starting|vary|varies|range|depends?)|(?:prices?|starting|starts?) (?:from|at) (?:just |only )?[$£€]|from (?:just |only )?[$£€] ?\d|(?:all|various|different|many|any) (?:types and |colou?rs and |brands and )?(?:sizes|models|styles|makes)(?: (?:are )?(?:available|in stock))|all (?:types and )?sizes\b|available in (?:all|various|different|many) sizes|depend(?:s|ing) on (?:the )?(?:size|model)|single ?[/,] ?(?:small )?double ?(?:[/,]|and|&) ?king)/i;

/** The words by which a shop shows itself; null in the listing of a person who sells one thing. */
export function findShopWords(text: Text): string | null {
  const found = Array.from(openingOf(text).matchAll(shopSigns), ([words]) => words.toLowerCase());
  const signs = new Set(found);
  const [first, second] = signs;
  return first !== undefined && second !== undefined ? `${first}, ${second}` : null;
}

/** The words that give several prices or none for this one thing; null where one thing is sold. */
export function findManyPrices(text: Text): string | null {
  return manyPrices.exec(openingOf(text))?.[0] ?? null;
}

const openingOf = ({ title, description }: Text) =>
  `${title ?? ""}\n${description ?? ""}`.slice(0, readLimit);

const readLimit = 3_000;
