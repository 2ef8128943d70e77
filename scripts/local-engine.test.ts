import { readdirSync, readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { formatCents } from "@flipworth/contract/money";
import { createEngine, type Engine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { packedGuideJson } from "@flipworth/guide/packed-guide";
import type * as LocalEngine from "@flipworth/local-engine";
import { rolldown } from "rolldown";
import { expect, test, vi } from "vitest";
import { type GoldenListing, goldenFigures } from "../packages/engine/src/testing/golden-case.ts";
import { root } from "./lib/root.ts";

vi.setConfig({ testTimeout: 60_000 });

// The engine as a page or a worker gets it: bundled, without Node, with the guide as a file beside.
const code = await bundle();
const guideJson = packedGuideJson();

const cases = `${root}/packages/engine/golden/cases`;
const listings = readdirSync(cases).map((name) => {
  const text = readFileSync(`${cases}/${name}/listing.json`, "utf8");
  // safe because the golden test reads the same files
  return { name, listing: JSON.parse(text) as GoldenListing };
});

test("the engine without Node answers every golden listing as the one with Node does", () => {
  const local = startWithoutNode();
  const engine = local.loadEngine(local.guide());
  const ours = createEngine(builtInGuide());
  const answers = (of: Engine) =>
    listings.map(({ name, listing }) => [name, plain(goldenFigures(listing, of))]);

  expect(listings.length).toBeGreaterThan(100);
  expect(answers(engine)).toEqual(answers(ours));
});

test("a short answer says what the whole one says", () => {
  const local = startWithoutNode();
  const engine = local.loadEngine(local.guide());
  for (const { listing } of listings) {
    const { fields, asOf, text } = listing;
    if (text !== undefined || listing.comparables || listing.sellingPlatform) continue;
    const marketplaceUrl = listing.marketplaceUrl ?? null;
    const [glance] = local.appraise(engine, [{ ...fields, marketplaceUrl }], { asOf });
    const whole = goldenFigures(listing, engine);
    if (glance?.kind !== "judged") expect(whole).toMatchObject({ kind: "refused" });
    else {
      expect(glance.verdict).toBe(whole["verdict"]);
      expect(textOf(glance.netProfit)).toBe(whole["netProfit"]);
      expect(glance.maxBuyPrice === null).toBe(whole["maxBuyPrice"] === null);
      expect(glance.range === null).toBe(whole["resaleRange"] === null);
    }
  }
});

test("code and guide are at most 1.5 MB compressed", () => {
  const bytes = gzipSync(code).length + gzipSync(guideJson).length;
  expect(bytes).toBeLessThan(1_500_000);
});

async function bundle(): Promise<string> {
  const build = await rolldown({
    input: `${root}/packages/local-engine/src/index.ts`,
    platform: "browser",
  });
  const { output } = await build.generate({ format: "iife", name: "local", minify: true });
  return output[0].code;
}

/** A world with the language's own names and no others: no process, no require, no Buffer. */
function startWithoutNode(): typeof LocalEngine & { guide: () => unknown } {
  const world = createContext({ text: guideJson });
  runInContext(`${code}; local = { ...local, guide: () => JSON.parse(text) }`, world);
  // safe because the bundle is made of that module
  return runInContext("local", world) as typeof LocalEngine & { guide: () => unknown };
}

const textOf = (amount: number | null) => (amount === null ? null : formatCents(amount));

/** Of whichever world: its arrays are not ours. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
