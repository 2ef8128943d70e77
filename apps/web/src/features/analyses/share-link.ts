import type { Analysis } from "@flipworth/contract";
import { type Draft, type DraftText, emptyDraft, listingFromDraft } from "./draft.ts";

const fields = ["text", "title", "price", "condition"] as const;

/** The fragment of an address that fills the form again. Browsers do not send fragments to a server. */
export function fragmentFromDraft(draft: DraftText): string {
  const words = fields.map((field) => [field, draft[field].trim()]).filter(([, text]) => text);
  return new URLSearchParams(words).toString();
}

/** Undefined when the fragment carries no listing, as `#main` does not. */
export function draftFromFragment(fragment: string): DraftText | undefined {
  const carried = new URLSearchParams(fragment.replace(/^#/, ""));
  const draft = { ...emptyDraft };
  for (const field of fields) draft[field] = carried.get(field) ?? "";
  return listingFromDraft(draft) && draft;
}

/** A picture cannot travel in an address: what was read from it does. */
export function shareableDraft(draft: Draft, analysis: Analysis): DraftText {
  if (!draft.screenshot) return draft;
  const { title, priceWords, conditionWords, description } =
    analysis.details.analysisStages.reading;
  return {
    text: draft.text || (description ?? ""),
    title: draft.title || (title ?? ""),
    price: draft.price || (priceWords ?? ""),
    condition: draft.condition || (conditionWords ?? ""),
  };
}
