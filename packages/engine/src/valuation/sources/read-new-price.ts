import { guideInUse } from "../../price-guide/guide.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { findMarkedMoney, type MoneyMention } from "../../reading/money/money-mentions.ts";

/** What a listing says that the thing cost new. */
export type NewPrice = {
  dollars: number;
  /** "retails for $90 each": of one piece, however many there are. */
  isEach: boolean;
};

const sensibleDollars = { least: 5, most: 20_000 };
const readLimit = 4_000;
const wordsAround = 75;

/** Between these words and the amount nothing may begin to speak of what is asked. */
const gap = String.raw`(?:(?!\b(?:ask|asking|sell|selling|sale|now|offer|want|obo|take|let|mine|yours|down)\b)[^$£€.\n!?;]){0,50}`;
/** "Paid $X" is what the seller spent; "repair cost" and "delivery cost" are not the thing's. */
const before = new RegExp(
  String.raw`(?:\b(?:(?:est(?:imated|d|\.)? )?retail(?:s|ed|ing)?|msrp|m\.s\.r\.p\.?|rrp|orig(?:inal(?:ly)?|\.)?(?: price| retail| cost| value)?|(?:new|tag|list|store|regular|retail|full) price|price(?:d)? (?:new|when new)|(?:bought|purchased|paid|spent)|(?:cost|costs|sells?|sold|sale) new|new (?:for|at|from|was)|list(?:ed|s) (?:for|at))|(?<!\b(?:delivery|shipping|repair|postage|replacement|fuel|moving|monthly) )\bcost(?:s|ing)?(?! (?:of|to)\b))\b${gap}$`,
  "i",
);
const after =
  /^(?: ?(?:-|–|—|\+))? ?\(?(?:retail\b|msrp|rrp|when new|brand new price|originally|new[.!)]|new from|(?:in|at) (?:the )?(?:stores?|ikea|amazon|costco|target|walmart|west elm|macy)\b|plus tax|\+ ?tax)/i;
/** The amount belongs to something else: "cost $20 to ship", "paid $45 at a garage sale". */
const notNew =
  /^(?: ?(?:-|–|—))? ?(?:to (?:ship|deliver|fix|repair|replace|fill)|shipping|delivery|off\b|in (?:repairs|upgrades|parts)|for (?:delivery|shipping|the repair)|obo|o\.b\.o|ono|or best|firm)/i;
const secondHand = /\b(?:second ?hand|garage sale|yard sale|estate sale|thrift|craigslist|used)\b/i;
const each = /^ ?(?:each|ea\b|apiece|a piece|per (?:chair|piece|one))/i;

/** What the words say that it cost new; null when they do not, or name several amounts. */
export function readNewPrice({
  title,
  description,
}: Pick<PriceBlindFacts, "title" | "description">): NewPrice | null {
  const text = `${title ?? ""}\n${(description ?? "").slice(0, readLimit)}`;
  if (!/[$£€]/.test(text)) return null;
  const told = findMarkedMoney(text).flatMap((mention) => toldPrice(text, mention) ?? []);
  const [first, ...others] = told;
  return first !== undefined && others.every(({ dollars }) => dollars === first.dollars)
    ? first
    : null;
}

function toldPrice(text: string, mention: MoneyMention): NewPrice | null {
  const { start, end, amount, currency, isPeriodic } = mention;
  const left = text.slice(Math.max(0, start - wordsAround), start);
  const right = text.slice(end, end + wordsAround);
  const dollars = amount * (guideInUse().markets.currencies[currency]?.usd ?? Number.NaN);
  const isSensible = dollars >= sensibleDollars.least && dollars <= sensibleDollars.most;
  if (!isSensible || isPeriodic || notNew.test(right)) return null;
  if (secondHand.test(left) || secondHand.test(right.slice(0, 25))) return null;
  return before.test(left) || after.test(right) ? { dollars, isEach: each.test(right) } : null;
}
