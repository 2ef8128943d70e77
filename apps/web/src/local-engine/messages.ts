import type { Analysis, ListingRequest } from "@flipworth/contract";
import type { Voice } from "@flipworth/words";

export type Question =
  | { kind: "analyze"; listing: ListingRequest; asOf: string; voice: Voice }
  | { kind: "suggest"; words: string };

/** An estimate of this phone: an answer without what only the server knows, or why there is none. */
export type LocalOutcome =
  | { kind: "analysed"; analysis: Analysis }
  | { kind: "refused"; sentence: string };

export type Reply =
  | { kind: "analyze"; outcome: LocalOutcome }
  | { kind: "suggest"; names: readonly string[] };

export type Asked = { id: number; question: Question };
export type Answered = { id: number; reply: Reply };
