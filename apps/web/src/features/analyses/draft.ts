import { type ListingRequest, limits } from "@flipworth/contract";

/** What a person has entered so far. */
export type Draft = {
  text: string;
  title: string;
  price: string;
  condition: string;
  screenshot: File | null;
};

export type DraftText = Omit<Draft, "screenshot">;

export const emptyDraft: Draft = {
  text: "",
  title: "",
  price: "",
  condition: "",
  screenshot: null,
};

/** The entered words as the API takes them; undefined when there are none. */
export function listingFromDraft(draft: DraftText): ListingRequest | undefined {
  const { text, title, price, condition } = draft;
  const entered = Object.entries({ text, title, price, condition })
    .map(([field, words]) => [field, words.trim()] as const)
    .filter(([, words]) => words !== "");
  return entered.length === 0 ? undefined : Object.fromEntries(entered);
}

export type DraftProblem = { field: "form" | "text"; message: string };

/** What keeps a draft from being sent, before the server is asked. */
export function findDraftProblem(draft: Draft): DraftProblem | undefined {
  const { text, title, screenshot } = draft;
  if (!screenshot && !text.trim() && !title.trim()) {
    return {
      field: "form",
      message: "Add a screenshot of the listing, or paste its text, and press Analyze.",
    };
  }
  if (text.length > limits.textCharacters) {
    const length = text.length.toLocaleString("en-US");
    const limit = limits.textCharacters.toLocaleString("en-US");
    return {
      field: "text",
      message: `This text has ${length} characters and ${limit} can be read: keep the listing and cut the rest.`,
    };
  }
  return undefined;
}

export function isSameDraft(first: Draft, second: Draft): boolean {
  return (
    first.screenshot === second.screenshot &&
    first.text === second.text &&
    first.title === second.title &&
    first.price === second.price &&
    first.condition === second.condition
  );
}
