import {
  categories,
  platformNames,
  type SellingPlatform,
  sellingPlatforms,
} from "@flipworth/engine";
import { categoryName, categoryNames } from "@flipworth/ui";
import { sayIn, type Voice, type Words } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import {
  dealsCategories,
  dealsCostKinds,
  dealsFeeClasses,
  dealsPlatforms,
  dealsStages,
} from "../../words/english/deals/choices.ts";
import { dealsForm } from "../../words/english/deals/form.ts";

/** What a person may set by hand; a sale and a split have forms of their own. */
export const settableStages = [
  "watching",
  "offered",
  "bought",
  "listed",
  "returned",
  "kept",
  "given_away",
] as const;

export const costKinds = idsOf(dealsCostKinds);
export const feeClasses = idsOf(dealsFeeClasses);

export const platforms = sellingPlatforms.filter((platform) => platform !== "flat_13");

export const useStageOptions = (stages: readonly (typeof settableStages)[number][]) =>
  useOptions(dealsStages, stages);
export const useCostOptions = () => useOptions(dealsCostKinds, costKinds);
export const useFeeClassOptions = () => useOptions(dealsFeeClasses, feeClasses);

export function useCategoryOptions() {
  const say = useWords(dealsForm);
  const options = useOptions(categoryNames, categories);
  return [{ value: "", label: say("categoryNotSet") }, ...options];
}

/** What a platform is called. */
export const platformName = (platform: SellingPlatform, voice: Voice): string =>
  isOneOf(dealsPlatforms, platform)
    ? sayIn(dealsPlatforms, voice)(platform)
    : platformNames[platform];

export function usePlatformName() {
  const voice = useVoice();
  return (platform: SellingPlatform) => platformName(platform, voice);
}

export function usePlatformOptions() {
  const nameOf = usePlatformName();
  return platforms.map((value) => ({ value, label: nameOf(value) }));
}

/** What categories are called. An import may have brought one that is none of ours. */
export function useCategoryName() {
  const voice = useVoice();
  return (category: string) =>
    isOneOf(dealsCategories, category)
      ? sayIn(dealsCategories, voice)(category)
      : categoryName(category, voice);
}

export function titleCase(words: string): string {
  const plain = words.replaceAll(/[_-]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The choice that a form's select holds: the browser sends nothing else. */
export const chosen = <Value extends string>(
  values: readonly Value[],
  given: string,
  fallback: Value,
): Value => values.find((value) => value === given) ?? fallback;

/** Whether a catalog has words for this. */
export const isOneOf = <Id extends string>({ english }: Words<Id>, given: string): given is Id =>
  Object.hasOwn(english, given);

/** Choices of a catalog for a select, in the language around the component. */
function useOptions<Id extends string>(words: Words<Id>, ids: readonly Id[]) {
  const say = useWords(words);
  return ids.map((value) => ({ value, label: say(value) }));
}

function idsOf<Id extends string>({ english }: Words<Id>): Id[] {
  // Safe because the type of a catalog names each of its messages.
  return Object.keys(english) as Id[];
}
