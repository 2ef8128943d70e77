import type { Fact } from "../knowledge/fact.ts";
import type { PriceBand, RichText } from "./guide-page.ts";

/** Paragraphs in the markup of a guide; an empty one leaves no gap. */
export function paragraphs(...parts: readonly string[]): RichText {
  return parts.filter((part) => part !== "").join("\n\n");
}

function list(facts: readonly Fact[]): string {
  return facts.map(({ text }) => `- ${text}`).join("\n");
}

/** A line that announces a list, and the list. */
export function listUnder(lead: string, facts: readonly Fact[]): string {
  return facts.length === 0 ? "" : `${lead}\n\n${list(facts)}`;
}

/** What holds everywhere. */
export function general(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ when }) => when === undefined);
}

/** What holds only in some places. */
export function local(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ when }) => when !== undefined);
}

export function dearestFirst(bands: readonly PriceBand[]): PriceBand[] {
  return bands.toSorted((first, other) => other.medianCents - first.medianCents);
}
