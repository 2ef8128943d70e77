import { emptyDraft, type DraftText } from "../form/draft.ts";

/** What a reload, Back or a sign-in brings back: what was entered, and which answer it got. */
export type Kept = { words: DraftText; analysisId: string; owner: "account" | "visitor" };

const key = "flipworth.analyze";

/** In this tab only. The answer itself stays on the server, which knows who may read it. */
export function keepAnswer(kept: Kept): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(kept)));
}

export function forgetAnswer(): void {
  attempt(() => sessionStorage.removeItem(key));
}

export function keptAnswer(): Kept | undefined {
  const text = attempt(() => sessionStorage.getItem(key));
  const kept: unknown = text ? attempt(() => JSON.parse(text)) : undefined;
  if (!isRecord(kept) || typeof kept["analysisId"] !== "string") return undefined;
  const owner = kept["owner"] === "account" ? "account" : "visitor";
  return { words: wordsOf(kept["words"]), analysisId: kept["analysisId"], owner };
}

function wordsOf(kept: unknown): DraftText {
  const { pictures: _, ...words } = emptyDraft;
  if (!isRecord(kept)) return words;
  const fields = Object.keys(words).map((field) => [field, textOf(kept[field])]);
  return { ...words, ...Object.fromEntries(fields) };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Storage may be full or forbidden: then a reload forgets. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
