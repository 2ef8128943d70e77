import type { Deal } from "@flipworth/contract";
import { formatDollars } from "@flipworth/ui";
import type { Say } from "@flipworth/words";

/** 1234 is "$12.34". */
export const money = (cents: number) => formatDollars(cents / 100);

/** What a deal cost so far; an import may bring a sale without it. */
export const costWords = ({ stage, priceCents, costCents }: Deal, say: Say<"costUnknown">) =>
  stage === "sold" && priceCents === null ? say("costUnknown") : money(costCents);

/** "$1,204.5" is 120450; undefined for an empty field, null for what is no amount. */
export function centsFromText(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, "")
    .replaceAll(",", "");
  if (plain === "") return undefined;
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * 100);
}

/** For a field: "12.34". */
export const textFromCents = (cents: number | null) =>
  cents === null ? "" : (cents / 100).toFixed(2).replace(/\.00$/, "");

/** The day where the person is. */
export const today = () => new Date().toLocaleDateString("en-CA");
