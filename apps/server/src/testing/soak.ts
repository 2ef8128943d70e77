const isSoak = process.env["FLIPWORTH_SOAK"] === "1";

/**
 * How often a test repeats itself, or over what: `npm run soak` has hours, `npm test` has minutes.
 */
export function times<Amount>(usual: Amount, soaking: Amount): Amount {
  return isSoak ? soaking : usual;
}

/** Prints what a soak measured, for docs/reliability.md. `npm test` has no figures to show. */
export function tell(what: string, valuesMs: readonly number[]): void {
  if (!isSoak) return;
  const sorted = valuesMs.toSorted((a, b) => a - b);
  const below = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(0);
  process.stdout.write(
    `${what}: median ${below(0.5)} ms, 95th percentile ${below(0.95)} ms, at most ${below(1)} ms, of ${sorted.length}\n`,
  );
}

/** What it took, and what came of it. */
export async function timed<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; tookMs: number }> {
  const began = performance.now();
  const result = await work();
  return { result, tookMs: performance.now() - began };
}
