import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";

const claude = { AI_PROVIDER: "anthropic", AI_MODEL: "claude-haiku-4-5", AI_API_KEY: "a key" };
const own = {
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "llava",
  AI_BASE_URL: "http://models.internal:11434/v1",
};

test("with none of it set there is no vision model", () => {
  expect(readConfig({ AI_TIME_LIMIT_SECONDS: "3", AI_MODEL: "" }).vision).toBeUndefined();
});

test("a provider, a model and a key are enough", () => {
  expect(readConfig(claude).vision).toEqual({
    provider: "anthropic",
    model: "claude-haiku-4-5",
    apiKey: "a key",
    baseUrl: undefined,
    timeLimitMs: 3_000,
    dollarsPerMillionTokens: null,
    dollarsADay: null,
  });
});

test("a model of one's own needs an address and no key", () => {
  expect(readConfig(own).vision).toMatchObject({ baseUrl: own.AI_BASE_URL, apiKey: undefined });
});

test("what tokens cost is told as two amounts", () => {
  const { vision } = readConfig({ ...claude, AI_DOLLARS_PER_MILLION_TOKENS: "0.8, 4" });
  expect(vision?.dollarsPerMillionTokens).toEqual({ input: 0.8, output: 4 });
});

test("a day's spending is told in dollars", () => {
  const env = { ...claude, AI_DOLLARS_PER_MILLION_TOKENS: "1,5", AI_DOLLARS_A_DAY: "2.5" };
  expect(readConfig(env).vision).toMatchObject({ dollarsADay: 2.5 });
});

test.each([
  [{ ...claude, AI_DOLLARS_A_DAY: "5" }, /^AI_DOLLARS_PER_MILLION_TOKENS missing/],
  [{ ...claude, AI_DOLLARS_A_DAY: "0" }, /AI_DOLLARS_A_DAY: /],
  [{ AI_API_KEY: "a key" }, /^AI_PROVIDER and AI_MODEL missing/],
  [{ ...claude, AI_API_KEY: "" }, /^AI_API_KEY missing/],
  [{ ...claude, AI_MODEL: "" }, /^AI_MODEL missing/],
  [{ ...own, AI_BASE_URL: "" }, /^AI_BASE_URL missing/],
  [{ ...own, AI_PROVIDER: "somebody" }, /AI_PROVIDER: /],
  [{ ...own, AI_API_KEY: "a key" }, /^AI_BASE_URL: must start with https/],
  [{ ...claude, AI_TIME_LIMIT_SECONDS: "60" }, /AI_TIME_LIMIT_SECONDS: /],
  [{ ...claude, AI_DOLLARS_PER_MILLION_TOKENS: "cheap" }, /must be two amounts/],
])("%j is half of it, or wrong, and the server says what to change", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test("a key goes over plain http only within this machine", () => {
  const env = { ...own, AI_API_KEY: "a key", AI_BASE_URL: "http://127.0.0.1:8000/v1" };
  expect(readConfig(env).vision).toMatchObject({ apiKey: "a key" });
});
