// The engine's door to the guide's shapes.
export {
  type ConditionGrade,
  conditionGrades,
  type FeeClass,
  type GuideEntry,
  type GuideVariant,
  hasTag,
  type PriceUnit,
  type Specificity,
} from "@flipworth/guide/entry";
