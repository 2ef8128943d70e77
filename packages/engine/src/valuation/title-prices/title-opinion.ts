import type { IdentifiedItem } from "../../identification/identification.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import { readCondition } from "../../reading/fields/read-condition.ts";
import { withoutPrices } from "../../reading/money/without-prices.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { Evidence } from "../evidence.ts";
import { namingDoubtOf } from "../sources/guide-evidence.ts";
import { titlePrice } from "./title-price.ts";

const say = spoken(evidenceWords);

/**
 * How much the words of a title count beside the guide. Held against thousands of priced titles that
 * neither had seen and against real listings: where it is unsure what is sold, more than the guide;
 * where the name is nine tenths sure or names the very product, they only add noise.
 */
const mostShare = 0.6;
const unsure = 0.6;
const sure = 0.9;
/** The guide's doubt of a price by how narrowly it names the thing: a kind's, and where words say no more. */
const doubtOfKind = 0.62;
const doubtOfNarrow = 0.48;
/** Long titles repeat themselves, and what moves a price stands among words that do not. */
const manyWords = 6;

/** What titles with such words bring, and which share of what is known of the thing that gives. */
export type TitleOpinion = { evidence: Evidence; share: number };

type Question = {
  item: IdentifiedItem;
  facts: Pick<PriceBlindFacts, "title">;
  grade: ConditionGrade | null;
  /** What is known without them. */
  known: Evidence;
};

/**
 * A second opinion on what the guide says, by all words of the title and not only those that name
 * the thing. null where the guide has none of its own, where it is surer than words can be, and
 * where another text than the title tells what is wrong with the thing.
 */
export function titleOpinion({ item, facts, grade, known }: Question): TitleOpinion | null {
  const title = facts.title === null ? null : withoutPrices(facts.title);
  const { titlePrices } = guideInUse();
  // Whoever runs the server and enters a figure knows it.
  const isOurs = known.source === "price_guide" && item.entry?.isOwnFigure !== true;
  const share = isOurs ? shareOf(item, title ?? "") : 0;
  if (title === null || titlePrices === null || share === 0 || hasFaultsElsewhere(item, title))
    return null;
  const gradeOfTitle = readCondition(null, title)?.grade ?? "good";
  const dollars =
    (Math.exp(titlePrice(title, titlePrices)) *
      conditionFactor(grade ?? gradeOfTitle, item.entry)) /
    conditionFactor(gradeOfTitle, item.entry);
  const evidence: Evidence = {
    ...known,
    source: "title_words",
    logMedian: Math.log(dollars),
    sentence: say("titleWords", { price: formatAboutDollars(dollars) }),
    asOf: titlePrices.asOf,
    basis: say("titleWordsBasis", { count: titlePrices.titles }),
  };
  return { evidence, share };
}

/** Only the median moves: how far such prices scatter the guide knows better. */
export function movedBy(known: Evidence, { evidence, share }: TitleOpinion): Evidence {
  const logMedian = known.logMedian + share * (evidence.logMedian - known.logMedian);
  return { ...known, logMedian };
}

function shareOf(item: IdentifiedItem, title: string): number {
  const { entry, partOf, confidence } = item;
  const doubt = partOf || entry === null ? doubtOfKind : namingDoubtOf(item, entry);
  return (
    mostShare *
    Math.min(1, manyWords / title.trim().split(/\s+/).length) *
    between(0, (sure - confidence) / (sure - unsure), 1) *
    between(0, (doubt - doubtOfNarrow) / (doubtOfKind - doubtOfNarrow), 1)
  );
}

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

const hasFaultsElsewhere = ({ faults }: IdentifiedItem, title: string): boolean =>
  faults.some(({ words }) => !title.includes(words));
