import type { Token } from "./tokens.ts";
import { isLetters, isShortNumber } from "./word-shapes.ts";

/**
 * Whether a match may end before token `end`. "Canon T3" must not match "T3i", but letters behind
 * three digits and more are a maker's suffix ("dcf887" matches "DCF887B"), and a number stuck to a
 * long word is its size or generation ("Nomad6", "Rail29").
 */
export function endsWord(tokens: readonly Token[], end: number): boolean {
  if (!tokens[end]?.isGlued) return true;
  const last = tokens[end - 1]?.key ?? "";
  const next = tokens[end]?.key ?? "";
  if (last.length > 3 && isLetters(last) && isShortNumber(next)) return true;
  return /^\d{3,}$/.test(last) && /^[a-z]/.test(next);
}
