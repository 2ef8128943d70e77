// The engine's door to the guide's shapes.
export {
  type ConditionGrade,
  conditionGrades,
  type GuideEntry,
  type GuideVariant,
  hasTag,
  type Measure,
  type PriceUnit,
  specificities,
  type Specificity,
} from "@flipworth/guide/entry";
