import type { Analysis } from "@flipworth/contract";
import { paths } from "../../../paths.ts";
import { type Draft, emptyDraft, listingFromDraft, type ListingWords } from "../form/draft.ts";

const fields = ["text", "title", "price", "condition"] as const;

/** The fragment of an address that fills the form again. Browsers do not send fragments to a server. */
export function fragmentFromDraft(draft: ListingWords): string {
  const words = fields.map((field) => [field, draft[field].trim()]).filter(([, text]) => text);
  return new URLSearchParams(words).toString();
}

/** Undefined when the fragment carries no listing, as `#main` does not. */
export function draftFromFragment(fragment: string): ListingWords | undefined {
  const carried = new URLSearchParams(fragment.replace(/^#/, ""));
  const draft = { ...emptyDraft };
  for (const field of fields) draft[field] = carried.get(field) ?? "";
  if (!listingFromDraft(draft)) return undefined;
  const { text, title, price, condition } = draft;
  return { text, title, price, condition };
}

/** A picture cannot travel in an address: what was read from it does, as where the words are gone. */
export function shareableDraft(draft: Draft, analysis: Analysis): ListingWords {
  if (draft.pictures.length === 0 && listingFromDraft(draft)) return draft;
  const { title, priceWords, conditionWords, description } =
    analysis.details.analysisStages.reading;
  return {
    text: draft.text || (description ?? ""),
    title: draft.title || (title ?? ""),
    price: draft.price || (priceWords ?? ""),
    condition: draft.condition || (conditionWords ?? ""),
  };
}

/** The address of the form filled with this listing, for whoever opens it. */
export function sharedAddress(draft: Draft | null, analysis: Analysis): string {
  const fragment = fragmentFromDraft(shareableDraft(draft ?? emptyDraft, analysis));
  return new URL(paths.analyzeListing(fragment), location.href).href;
}
