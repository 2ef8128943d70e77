import { withThousands } from "@flipworth/contract/money";
import type { IdentifiedItem } from "../../identification/identification.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import { withoutPrices } from "../../reading/money/without-prices.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";
import type { Evidence } from "../evidence.ts";
import { dollarsOfTitle } from "./dollars-of-title.ts";
import { shareOfWords } from "./share-of-words.ts";

const say = spoken(evidenceWords);

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
  const share = isOurs ? shareOfWords(item, title ?? "") : 0;
  if (title === null || titlePrices === null || share === 0 || hasFaultsElsewhere(item, title))
    return null;
  const dollars = dollarsOfTitle(title, { grade, entry: item.entry, table: titlePrices });
  const evidence: Evidence = {
    ...known,
    source: "title_words",
    logMedian: Math.log(dollars),
    sentence: say("titleWords", { price: formatAboutDollars(dollars) }),
    asOf: titlePrices.asOf,
    basis: say("titleWordsBasis", { count: withThousands(titlePrices.titles) }),
  };
  return { evidence, share };
}

/**
 * On 8,400 real listings the guide's own doubt kept as many prices as it should where the two are up
 * to six times apart. Farther apart half of the answers were off by 2.5 and more.
 */
export const usuallyApart = Math.log(6);

/** The median moves towards the words; where they tell of another thing, what it is of becomes doubtful. */
export function movedBy(known: Evidence, { evidence, share }: TitleOpinion): Evidence {
  const apart = evidence.logMedian - known.logMedian;
  const beyond = Math.max(0, apart ** 2 - usuallyApart ** 2);
  return {
    ...known,
    logMedian: known.logMedian + share * apart,
    // The variance of a mixture of two, less what the guide's doubt holds already.
    medianUncertainty: Math.sqrt(known.medianUncertainty ** 2 + share * (1 - share) * beyond),
  };
}

const hasFaultsElsewhere = ({ faults }: IdentifiedItem, title: string): boolean =>
  faults.some(({ words }) => !title.includes(words));
