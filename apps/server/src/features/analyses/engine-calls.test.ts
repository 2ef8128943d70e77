import { createOcr } from "@flipworth/ocr";
import { afterAll, expect, test } from "vitest";
import { aListing, aSale } from "../../testing/factories.ts";
import { engineHere } from "../../testing/stand-ins/engine-here.ts";
import { testApp } from "../../testing/test-app.ts";
import { comparablesWorld } from "../../testing/worlds/comparables-world.ts";
import { listingPicture, visionWorld } from "../../testing/worlds/vision-world.ts";
import type { AnalysisEngine } from "./engine/engine-port.ts";

const reader = createOcr({ workers: 1, timeoutMs: 15_000, maximumQueued: 8 });
afterAll(() => reader.close());
const { world: visionWorldOf } = visionWorld(reader);

/** The engine, and the names of its calls in their order. */
function countedEngine() {
  const calls: string[] = [];
  const counted =
    <Question, Answer>(name: string, call: (question: Question, asking: never) => Answer) =>
    (question: Question, asking: unknown) => {
      calls.push(name);
      // Safe because the engine without threads does not look at who asks.
      return call(question, asking as never);
    };
  const engine: AnalysisEngine = {
    analyze: counted("analyze", engineHere.analyze),
    identify: counted("identify", engineHere.identify),
    appraise: counted("appraise", engineHere.appraise),
  };
  return { engine, calls };
}

test("where nobody has to be asked the engine is called once", async () => {
  const { engine, calls } = countedEngine();
  const { as } = await testApp({ engine });

  await as("ana").post("/api/analyses", aListing());

  expect(calls).toEqual(["analyze"]);
});

test("comparables are looked for between one identification and one appraisal", async () => {
  const { engine, calls } = countedEngine();
  const { analyse } = await comparablesWorld({ engine });

  const { details } = await analyse();

  expect(details.analysisStages.comparables).toBeDefined();
  expect(calls).toEqual(["identify", "appraise"]);
});

test("so are recorded sales, by a title that stands in a pasted text", async () => {
  const { engine, calls } = countedEngine();
  const { signedIn } = await testApp({ engine });
  const person = signedIn("cora");
  await person.post("/api/sales", aSale());

  await person.post("/api/analyses", { text: "Dewalt DCD771 20V cordless drill\n$40\nUsed" });

  expect(calls).toEqual(["identify", "appraise"]);
});

test("a model's look identifies the listing once more, and appraises it once", async () => {
  const { engine, calls } = countedEngine();
  const { comparables } = await comparablesProvider();
  const { analyse } = await visionWorldOf({ engine, comparables });

  const { details } = await analyse(listingPicture);

  expect(details.analysisStages.sighting?.hasLooked).toBe(true);
  expect(calls).toEqual(["identify", "identify", "appraise"]);
});

/** Finds nothing, and is asked all the same. */
async function comparablesProvider() {
  const find = async () => ({ kind: "unanswered", reason: "away" }) as const;
  return { comparables: { source: "eBay", find } };
}
