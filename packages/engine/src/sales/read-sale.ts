import { identify } from "../identification/identify.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import { oncePerGuide } from "../price-guide/guide.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import { readCondition } from "../reading/fields/read-condition.ts";
import { categoryPrior } from "../valuation/sources/category-priors.ts";
import { soldOverAsk } from "../valuation/comparables/comparable-evidence.ts";
import { knownBeforehand } from "../valuation/known-beforehand.ts";
import type { RememberedSale } from "./remembered-sale.ts";
import { saleWords } from "./sale-words.ts";

/** A sale, named by the same reader that names our item, and held against the guide. */
export type ReadSale = NamedSale & {
  sale: RememberedSale;
  /**
   * ln of what it brought over what the guide says that it brings: of its condition, quantity and
   * time, so that sales of different things can be compared. An ask counts as what it sells for.
   */
  residual: number;
  /** How unsure the guide is of its own median, as a standard deviation. */
  guideDoubt: number;
  /** How far single sales of such a thing scatter. */
  scatter: number;
};

type NamedSale = {
  item: IdentifiedItem;
  grade: ConditionGrade | null;
  words: ReadonlySet<string>;
};

const leastCents = 100;

/** null for what is no thing for sale, or has no real price. */
export function readSale(sale: RememberedSale): ReadSale | null {
  if (sale.priceCents < leastCents) return null;
  const named = nameSale(sale);
  if (named === null) return null;
  const { item, grade } = named;
  const guide = knownBeforehand({ item, grade, asOf: sale.date });
  const paid = Math.log(paidDollars(sale, item) * (sale.kind === "ask" ? soldOverAsk : 1));
  return {
    ...named,
    sale,
    residual: paid - guide.logMedian,
    guideDoubt: guide.medianUncertainty,
    scatter: guide.scatter,
  };
}

// Naming is most of the work, and the sales near a thing come back with every question about it.
const mostNamed = 5_000;
const namedBefore = oncePerGuide(() => new Map<string, NamedSale | null>());

export type SaleTitle = Pick<RememberedSale, "title" | "section" | "condition">;

/** The thing that was sold; null for what is no thing. */
export function nameSale(sale: SaleTitle): NamedSale | null {
  const memory = namedBefore();
  const key = JSON.stringify([sale.title, sale.section, sale.condition]);
  const before = memory.get(key);
  if (before !== undefined) return before;
  if (memory.size >= mostNamed) memory.clear();
  const named = nameAnew(sale);
  memory.set(key, named);
  return named;
}

function nameAnew({ title, section, condition: stated }: SaleTitle): NamedSale | null {
  const condition = readCondition(stated, title);
  const item = identify({
    title,
    condition,
    description: null,
    category: section,
    location: null,
    isSold: false,
  });
  if (item.kind !== "item") return null;
  const grade = item.isForParts ? "parts" : (condition?.grade ?? null);
  return { item, grade, words: new Set(saleWords(title)) };
}

/** What the buyer paid beside the price is income of whoever ships, as the postage is a cost. */
function paidDollars(
  { kind, priceCents, shippingCents }: RememberedSale,
  { entry, category }: IdentifiedItem,
): number {
  const { shipPounds } = entry ?? categoryPrior(category);
  const isShippedSale = kind === "sold" && shipPounds !== null;
  return (priceCents + (isShippedSale ? (shippingCents ?? 0) : 0)) / 100;
}
