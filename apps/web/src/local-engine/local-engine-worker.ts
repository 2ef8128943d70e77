import { withoutUndefined } from "@flipworth/contract";
import { createEngine, defaultTargets, type Engine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import type { Answered, Asked, LocalOutcome, Question, Reply } from "./messages.ts";
import { createSuggester } from "./suggest.ts";

// The engine and the price guide of this build. It runs beside the page, which stays free for touches.

let engine: Engine | undefined;
let suggest: ((words: string) => string[]) | undefined;

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, reply: answer(data.question) };
  postMessage(answered);
});

function answer(question: Question): Reply {
  engine ??= createEngine(builtInGuide());
  if (question.kind === "analyze") return { kind: "analyze", outcome: analyze(engine, question) };
  suggest ??= createSuggester(engine.guide.entries);
  return { kind: "suggest", names: suggest(question.words) };
}

type AnalyzeQuestion = Extract<Question, { kind: "analyze" }>;

function analyze(by: Engine, { listing, asOf, voice }: AnalyzeQuestion): LocalOutcome {
  const { title, price, description, condition } = listing;
  const outcome = by.analyze({
    fields: withoutUndefined({ title, price, description, condition }),
    ...(listing.text === undefined ? {} : { text: listing.text }),
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf,
    voice,
  });
  if (outcome.kind === "refused") return { kind: "refused", sentence: outcome.sentence };
  const createdAt = new Date().toISOString();
  return { kind: "analysed", analysis: { ...outcome.report, id: offlineId, createdAt } };
}

/** No answer of the server has this id. */
const offlineId = "offline";
