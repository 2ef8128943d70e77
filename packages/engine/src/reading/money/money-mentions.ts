import { amountDigits, amountFromDigits } from "./written-amount.ts";

/** What the words around an amount say it is. Only `now`, `asking` and `plain` can be the ask. */
type MoneyRole = "now" | "asking" | "plain" | "was" | "extra" | "offer";

/** An amount of money that a text mentions, with the place of its characters in that text. */
export type MoneyMention = {
  start: number;
  end: number;
  /** In `currency`; NaN when the digits make no amount ("$1.2.5"). */
  amount: number;
  /** ISO code; "USD" for a bare "$". */
  currency: string;
  isPeriodic: boolean;
  role: MoneyRole;
};

/** Whether an amount can be what the listing asks, by the words around it. */
export const isAsk = ({ role }: MoneyMention) =>
  role === "now" || role === "asking" || role === "plain";

const unitsByCurrency = {
  USD: "$ us$ usd usd$ dollar dollars buck bucks",
  CAD: "ca$ c$ cad cad$",
  AUD: "a$ au$ aud aud$",
  NZD: "nz$ nzd",
  HKD: "hk$",
  SGD: "s$",
  MXN: "mx$ mxn pesos",
  BRL: "r$",
  GBP: "£ gbp quid",
  EUR: "€ eur euro euros",
  JPY: "¥",
  INR: "₹ inr",
  PHP: "₱",
  RUB: "₽",
  KRW: "₩",
  PLN: "zł",
  CHF: "chf",
  SEK: "kr",
};
const currencyOfUnit = new Map(
  Object.entries(unitsByCurrency).flatMap(([currency, units]) =>
    units.split(" ").map((unit): [string, string] => [unit, currency]),
  ),
);

const number = String.raw`(?<number>${amountDigits})`;
const lettersBefore = String.raw`(?<![\p{L}\d'’])`;
const prefixed = new RegExp(
  String.raw`(?<sign>(?<=^|\s)-)?(?<unit>${lettersBefore}(?:us|ca|au|nz|hk|mx|usd|cad|aud) ?\$|${lettersBefore}[acsr]\$|(?<=^)[ac] \$|${lettersBefore}(?:usd|cad|aud|nzd|mxn|gbp|eur|chf|inr)(?= ?\d)|[$£€¥₹₱₽₩]) ?(?<inner>-)?${number}(?<thousands>k\b)?`,
  "giu",
);
const suffixed = new RegExp(
  String.raw`(?<![\w.,$£€])(?<sign>(?<=^|\s)-)?${number}(?<thousands>k)? ?(?<unit>(?:dollars?|bucks?|usd|cad|aud|nzd|gbp|eur|euros?|quid|pesos|chf|zł|kr)(?![\p{L}\d])|(?<=\d)[$£€¥₹](?!\d)|[$£€¥₹](?! ?\d))`,
  "giu",
);

const notAUnit = String.raw`(?! ?(?:inch|inches|in|ft|feet|foot|lbs?|oz|gb|tb|mm|cm|m|miles?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|people|pieces?|pcs|x|%|"|″|')(?![\p{L}])|[\p{L}\d%"])`;
const ledNumber = new RegExp(
  String.raw`(?<![\p{L}])(?:asking|ask(?:ing)? price|price|selling(?: it| this| them)? for|sell for|want(?:ing)?|will take|now|obo|firm)(?: is| only| just| at| about| of)?[ :=]{1,3}${number}${notAUnit}`,
  "giu",
);
const trailedNumber = new RegExp(
  String.raw`(?<![\w.,$£€#-])${number} ?,? ?(?:o\.?b\.?o|or best(?: offer)?|firm|o\.?n\.?o|cash only|cash|neg(?:otiable)?|takes it)(?![\p{L}\d])`,
  "giu",
);
/** A number after one of these belongs to the product: "iPhone 13 OBO" does not ask $13. */
const productLead =
  /(?<![\p{L}\d])(?:iphone|ipad|galaxy|note|pixel|xbox|ps|playstation|gopro|hero|air|pro|max|series|model|size|number|no\.?|lego|set|type|switch|air jordan|jordan|jordans|windows|yeezy|macbook|surface|kindle|issue)[ #]*$/iu;
/** The same for what is counted from one: "2nd generation 600 OBO" asks $600. */
const countLead = /(?<![\p{L}])(?:gen|generation|mk|mark|version|ver\.?|vol\.?|part)[ #]*$/iu;

const amountLead = String.raw`(?: (?:it|this|them|new|me|us|you|price|originally|for|at|is|of|from|about|around|over|almost|nearly|close to|like|approximately|approx|upwards))*[ .:~-]*$`;
const wasBefore = new RegExp(
  String.raw`(?:\b(?:was|were|originally|orig|original price|retails?|retailed|retail price|retail value|msrp|rrp|reg|regular|regularly|regular price|new price|price new|paid|pay|cost|costs|valued|worth|value|compare at|list price|bought|purchased|up from|down from|reduced from|used to be|over|replac\w+)\b|[~(]was|\b(?:they|these|those|it|ones?|new)(?: ones?)? (?:usually |normally |currently |still )?(?:go|goes|sells?|runs?|starts?|listed)(?= for| at)|\bgoing(?= for)|\b(?:amazon|costco|ebay|ikea|walmart|wayfair|target|store)(?:['’]s)? (?:asks?|price[sd]?|sells?|has)(?: it| them)?)${amountLead}`,
  "iu",
);
/** "Purchased at the antiques fair for $45": with some words between, in the same sentence. */
const boughtBefore =
  /\b(?:bought|purchased|paid|acquired|picked (?:it |this |them )?up)\b(?:(?!sell|ask|want|now\b|sale\b|yours)[^.!?;\n$£€]){0,60}$/iu;
const wasAfter =
  /^\+? ?(?:retail|msrp|rrp|value\b|when new|originally|in (?:the )?stores?\b|at the store|new(?= (?:and|but|at|on|from|when|online)\b|\s*[.,!)]|\s*$)|(?:at|on|from) (?:amazon|costco|ebay|ikea|walmart|wayfair|target|1st ?dibs|home depot|best ?buy|west elm|pottery barn))/iu;
const extraBefore =
  /(?:\+|\b(?:plus|additional|another|extra|delivery|deliver|delivered|shipping|ship|postage|deposit|save|saves|off|tip|gas|fee|discount|take another|up to))(?: (?:is|for|fee|of|it|an|a|another|available|at|about))*[ :.(-]*$/iu;
const extraAfter =
  /^\+? ?(?:(?:local )?delivery|shipping|of\b|deposit|off\b|discount|extra|more\b|gift ?card|protection|to (?:ship|deliver)|for (?:delivery|shipping|postage)|postage|(?:in )?credit|worth|down\b|coupon|bill|surcharge|fee)/iu;
const nowBefore =
  /\b(?:now|reduced|reduced to|price drop(?:ped)?|dropped|lowered|down to|marked down|new price|sale price|on sale)(?: (?:to|for|at|only|just|is|asking))*[ :!-]*$/iu;
/** What somebody would pay, or come down to, in a chat: no price that the listing asks. */
const offerBefore =
  /\b(?:(?:would|will|could|can) you (?:take|do|accept|consider)|(?:i|we)(?:['’]?ll| will| can| could| would|['’]d) (?:do|give|pay|offer)(?: you)?|how about|what about|(?:my |an? )?offer(?:ed|ing)?(?: you| of| is)?)(?: (?:only|just|about|maybe|like))*[\s:]*$/iu;
const askingBefore =
  /\b(?:asking|ask|price|priced|selling|sell|sale|want|wanting|take|offered|asking price)(?: (?:it|this|them|is|at|for|only|just|about|of|all|both|the|set))*[ :=!-]*$/iu;
const periodAfter =
  /^ ?(?:(?:\/|per|an?|every|each) ?(?:month|mo|mth|week|wk|day|hour|hr|year|yr|night|annum)s?\b|monthly|weekly|pcm|pw\b|p\/m|p\.m\.)/iu;
/** "$40 CAD": the code after the amount overrules the bare dollar sign. */
const codeAfter = /^ ?(?<code>CAD|AUD|NZD|MXN|HKD|SGD)\b/u;

/** Every amount with a currency sign or word, in the order of the text. */
export function findMarkedMoney(text: string): MoneyMention[] {
  if (!/\d/.test(text)) return [];
  const found = [...text.matchAll(prefixed), ...text.matchAll(suffixed)].map((match) =>
    mentionFromMatch(text, match),
  );
  return withoutOverlaps(found);
}

/** The amounts of a text that decide its price: a bare "asking 200" goes beside what carries a sign. */
export function findMoney(text: string): MoneyMention[] {
  const marked = findMarkedMoney(text);
  const bare = findBareMoney(text);
  if (!marked.some(isAsk)) return bare.length > 0 ? bare : marked;
  return withoutOverlaps([...marked, ...bare.filter(({ role }) => role === "asking")]);
}

/** Amounts without a currency sign that the words around them make a price: "60 obo", "asking 200". */
export function findBareMoney(text: string): MoneyMention[] {
  if (!/\d/.test(text)) return [];
  const led = [...text.matchAll(ledNumber)];
  const trailed = [...text.matchAll(trailedNumber)].filter((match) => {
    const digits = match.groups?.["number"] ?? "";
    // Five bare digits and more are a product's number ("LEGO 75192 OBO") rather than a price.
    const left = before(text, match.index);
    const isCounted = digits.length <= 2 && countLead.test(left);
    return /^\d{1,4}(?:\.\d+)?$|,/.test(digits) && !productLead.test(left) && !isCounted;
  });
  return withoutOverlaps([...led, ...trailed].map((match) => mentionFromMatch(text, match)));
}

function mentionFromMatch(text: string, match: RegExpMatchArray): MoneyMention {
  const groups = match.groups ?? {};
  const digits = groups["number"] ?? "";
  const whole = match[0];
  const numberStart = (match.index ?? 0) + whole.indexOf(digits);
  // A bare amount is its digits alone: the words around it may say something else as well.
  const isMarked = groups["unit"] !== undefined;
  const start = isMarked ? (match.index ?? 0) : numberStart;
  const end = isMarked ? start + whole.length : numberStart + digits.length;
  const after = text.slice(end, end + 24);
  const sign = (groups["sign"] ?? groups["inner"]) ? -1 : 1;
  // "$8O": what reads pictures takes a digit for a letter, and the amount is not known.
  const isMalformed = /^(?:\d|[.,]\d|[OolISB](?!\p{L}))/u.test(after);
  const unit = (groups["unit"] ?? "$").toLowerCase().replace(" ", "");
  return {
    start,
    end,
    amount: isMalformed
      ? Number.NaN
      : sign * amountFromDigits(digits) * (groups["thousands"] ? 1000 : 1),
    currency: codeAfter.exec(after)?.groups?.["code"] ?? currencyOfUnit.get(unit) ?? "USD",
    isPeriodic: periodAfter.test(after),
    role: roleOf(before(text, start), after),
  };
}

function roleOf(left: string, right: string): MoneyRole {
  if (nowBefore.test(left)) return "now";
  if (wasBefore.test(left) || boughtBefore.test(left) || wasAfter.test(right.trimStart()))
    return "was";
  if (extraBefore.test(left) || extraAfter.test(right.trimStart())) return "extra";
  if (offerBefore.test(left)) return "offer";
  return askingBefore.test(left) ? "asking" : "plain";
}

/** Whether words end in an offer, "would you take", whose amount comes next. */
export const endsInOffer = (words: string): boolean => offerBefore.test(words);

/** The 60 of "$40-60", which carries no sign of its own, and where it ends; null when there is none. */
export function bareUpperEnd(
  text: string,
  { end, amount }: MoneyMention,
): { amount: number; end: number; isTight: boolean } | null {
  const range = /^(?<dash> ?(?:[-–—]|to) ?)(?<upper>\d{1,6})(?![\d.,]*\d| ?[\p{L}"])/u.exec(
    text.slice(end, end + 20),
  );
  const upper = Number(range?.groups?.["upper"] ?? Number.NaN);
  if (range === null || !(upper > amount)) return null;
  const isTight = !/\s/.test(range.groups?.["dash"] ?? "");
  return { amount: upper, end: end + range[0].length, isTight };
}

/** The same inside longer text: a year, a size or a count after a dash is seldom so near. */
export function nearUpperEnd(text: string, mention: MoneyMention) {
  const upper = bareUpperEnd(text, mention);
  return upper !== null && upper.amount <= (upper.isTight ? 4 : 2) * mention.amount ? upper : null;
}

/** As far back as words may say what an amount is. */
const leadCharacters = 80;

function before(text: string, index: number | undefined): string {
  return text.slice(Math.max(0, (index ?? 0) - leadCharacters), index ?? 0);
}

function withoutOverlaps(mentions: MoneyMention[]): MoneyMention[] {
  const inOrder = mentions.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: MoneyMention[] = [];
  for (const mention of inOrder) {
    const last = kept.at(-1);
    if (last === undefined || mention.start >= last.end) kept.push(mention);
  }
  return kept;
}
