import type { TitlePriceTable } from "@flipworth/guide/source";
import type { ConditionGrade, GuideEntry } from "../../price-guide/entry.ts";
import { readCondition } from "../../reading/fields/read-condition.ts";
import { conditionFactor } from "../condition-factor.ts";
import { titlePrice } from "./title-price.ts";

type Asked = {
  /** The condition that the listing tells, wherever it stands; null where it tells none. */
  grade: ConditionGrade | null;
  entry: GuideEntry | null;
  table: TitlePriceTable;
};

/** What titles with such words bring in the listing's condition; a condition in the title is one of its words. */
export function dollarsOfTitle(title: string, { grade, entry, table }: Asked): number {
  const ofTitle = readCondition(null, title)?.grade ?? "good";
  const change = conditionFactor(grade ?? ofTitle, entry) / conditionFactor(ofTitle, entry);
  return Math.exp(titlePrice(title, table)) * change;
}
