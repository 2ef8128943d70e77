import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { boundedFetch } from "../bounded-fetch.ts";

export type ModelSettings = {
  provider: "anthropic" | "openai" | "openai-compatible";
  model: string;
  /** undefined where a model of one's own wants none. */
  apiKey: string | undefined;
  /** Another address than the provider's own; a compatible one has no other. */
  baseUrl: string | undefined;
};

/** An answer has a few hundred words. */
const mostBytes = 256 * 1024;

export function languageModel({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel {
  const connection = {
    fetch: boundedFetch(mostBytes),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
  };
  switch (provider) {
    case "anthropic":
      return createAnthropic(connection)(model);
    case "openai":
      // Not its newer interface, which keeps what it is sent for a month unless told otherwise.
      return createOpenAI(connection).chat(model);
    case "openai-compatible":
      return createOpenAICompatible({
        ...connection,
        name: "compatible",
        baseURL: baseUrl ?? "",
        supportsStructuredOutputs: true,
      })(model);
  }
}
