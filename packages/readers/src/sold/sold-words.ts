import { stateOf } from "../label-words.ts";

// "Sold  Nov 12, 2026", "Sold 12 Nov 2026", "Verkauft 12. Nov. 2026", "Vendu le 12 nov. 2026".
const soldWords = String.raw`(?:sold|vendido|vendida|vendu|vendue|verkauft)(?:\s+(?:item|on|el|le|am))*`;
const monthFirst = new RegExp(
  String.raw`${soldWords}\s+(\p{L}{3,9})\.?\s+(\d{1,2}),?\s+(\d{4})`,
  "iu",
);
const dayFirst = new RegExp(
  String.raw`${soldWords}\s+(\d{1,2})\.?\s+(?:de\s+)?(\p{L}{3,9})\.?\s+(?:de\s+)?(\d{4})`,
  "iu",
);
const soldAgo = new RegExp(
  String.raw`^${soldWords}\s+(?:\d+\s+\p{L}+\s+ago|hace|il y a|vor)\b`,
  "iu",
);

// By the first letters, without accents; French June and July need four.
const months: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^(?:feb|fev)/,
  /^(?:mar|mrz)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|mai)/,
  /^jui?n/,
  /^jui?l/,
  /^(?:aug|ago|aou)/,
  /^sep/,
  /^(?:oct|okt)/,
  /^nov/,
  /^(?:dec|dic|dez)/,
];

/** A badge on a card, in more languages than a listing's own page is read in. */
const soldBadge = new RegExp(
  String.raw`^(?:sold(?: out| item)?|vendut[oa]|verkocht|sprzedan[eyo]|såld|solgt|myyty|prodáno|eladva|vândut|продано|продан|售出|已售出?|売り切れ|판매완료)$`,
  "iu",
);

/** Before what a thing brought, beside what others ask for it. */
export const saleLabel =
  /^(?:last sale|sold (?:for|price)|sale price|final price|dernière vente|letzter verkauf|última venta|ultima vendita)\b/iu;

/** Whether a line says that the thing was sold. */
export function saysSold(line: string): boolean {
  if (stateOf(line) === "sold" || soldBadge.test(line) || saleLabel.test(line)) return true;
  return /\d/.test(line) && (monthFirst.test(line) || dayFirst.test(line) || soldAgo.test(line));
}

/** "2026-11-12" of a cell that is a date and nothing else. */
export function dateOf(cell: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})(?:\b|T)/.exec(cell) ?? [];
  if (year && month && day) return `${year}-${month}-${day}`;
  return cell.length <= longestDate ? soldDate(`sold ${cell}`) : undefined;
}

const longestDate = 24;

/** "2026-11-12"; undefined without a full date, since a reader knows no "today". */
export function soldDate(line: string): string | undefined {
  if (!/\d{4}/.test(line)) return undefined;
  const [, monthName, day, year] = monthFirst.exec(line) ?? [];
  if (monthName && day && year) return isoDate(year, monthName, day);
  const [, dayBefore, monthAfter, yearAfter] = dayFirst.exec(line) ?? [];
  return dayBefore && monthAfter && yearAfter
    ? isoDate(yearAfter, monthAfter, dayBefore)
    : undefined;
}

function isoDate(year: string, monthName: string, day: string): string | undefined {
  const name = monthName.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const month = months.findIndex((pattern) => pattern.test(name)) + 1;
  const date = `${year}-${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  // February 31st is a date for nobody: it comes back as another one.
  const parsed = Date.parse(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(date);
  return month > 0 && isReal ? date : undefined;
}

const conditions = new RegExp(
  String.raw`^(?:${[
    "brand new|new(?: \\(other\\)| other| with(?:out)? (?:tags|box|defects))?|open box|like new|nwo?t",
    "pre-?owned|(?:gently )?used(?: [-–] (?:like new|mint|excellent|very good|good|fair|poor))?|new/never worn|(?:[a-z ]+- ?)?refurbished|seller refurbished|for parts(?: or not working)?|parts only",
    "mint|excellent|very good|good|acceptable|satisfactory|fair|poor|non.functioning",
    "neuf avec étiquette|neuf sans étiquette|très bon état|bon état|satisfaisant|neu mit etikett|neu ohne etikett|sehr gut",
    "nuevo|usado|de segunda mano|neuf|d'occasion|occasion|neu|gebraucht|generalüberholt|als ersatzteil / defekt",
  ].join("|")})(?=\s*(?:$|[·•|(]))`,
  "iu",
);

/** "Pre-Owned" of "Pre-Owned · Canon"; undefined for a line about something else. */
export function conditionOf(line: string): string | undefined {
  return conditions.exec(line)?.[0]?.trim();
}

/** A line about what it cost to send. */
export const shippingLine =
  /shipping|delivery|postage|envío|livraison|frais de port|versand|lieferung|spedizione|verzending|verzendkosten|frete|wysyłka|dostawa/iu;
export const freeWord = /\b(?:free|gratis|gratuite?|gratuita|kostenlose?r?|darmowa)\b/iu;

/** "an ad" as sites write it. */
export const adLine = /^(?:sponsored|ad|promoted|patrocinado|sponsorisé|gesponsert|anzeige)$/iu;

/** "a lot of 5" for "Lot of 5 lenses", "a lot" for one of unknown size; undefined for one thing. */
export function lotIn(title: string): string | undefined {
  const size =
    /\b(?:lot|bundle|joblot|job lot) of (\d{1,4})\b/i.exec(title)?.[1] ??
    /\blot\s*[x(]\s*(\d{1,4})\b/i.exec(title)?.[1] ??
    /\b(\d{1,4})\s*(?:pcs?|pieces?|items?|cards?|games?)?\s+lot\b/i.exec(title)?.[1];
  if (size !== undefined && Number(size) > 1) return `a lot of ${Number(size)}`;
  const isLot =
    /^(?:huge |large |big |small |mixed )?(?:lot|job ?lot|bulk lot)\b|\b(?:bulk|wholesale|mixed|job) ?lot\b|\blot of\b/i;
  return size === undefined && isLot.test(title) ? "a lot" : undefined;
}
