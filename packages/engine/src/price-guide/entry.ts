// The engine's door to the guide's shapes.
export {
  type ConditionGrade,
  conditionGrades,
  type EntryTag,
  type FeeClass,
  type GuideEntry,
  type GuideVariant,
  hasTag,
  type Specificity,
} from "@flipworth/guide/entry";
