/** What to do about a listing. */
export type VerdictKind = "buy" | "negotiate" | "skip" | "check" | "likely_scam";

/** The two-way form that the screens of the first version read. */
export const recommendationOf = {
  buy: "Buy",
  negotiate: "Skip",
  skip: "Skip",
  check: null,
  likely_scam: null,
} as const satisfies Record<VerdictKind, "Buy" | "Skip" | null>;
