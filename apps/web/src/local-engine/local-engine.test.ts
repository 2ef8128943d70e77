import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../lib/language.ts";
import { analyzeHere } from "./local-engine.ts";
import type { Asked } from "./messages.ts";

const asked: Asked[] = [];

/** Answers every question with a refusal. */
class FakeWorker extends EventTarget {
  postMessage(question: Asked) {
    asked.push(question);
    const reply = { kind: "analyze", outcome: { kind: "refused", sentence: "" } };
    this.dispatchEvent(new MessageEvent("message", { data: { id: question.id, reply } }));
  }
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(async () => {
  await chooseLanguage("en");
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("an estimate without a server is asked for in the language of the page, with its words", async () => {
  await analyzeHere({ title: "DeWalt drill" });
  await chooseLanguage("es");
  await analyzeHere({ title: "DeWalt drill" });

  const voices = asked.map(({ question }) => question.kind === "analyze" && question.voice);
  expect(voices).toMatchObject([
    { language: "en", translations: {} },
    {
      language: "es",
      translations: expect.objectContaining({ "engine.months": expect.anything() }),
    },
  ]);
  // It goes to the worker as it is.
  expect(structuredClone(voices)).toEqual(voices);
});
