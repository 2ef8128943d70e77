import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import type { ModelReply, VisionModel } from "../../features/analyses/witnesses/vision-port.ts";
import { type Guard, guard } from "../guard.ts";
import {
  isOutage,
  isWorthAnotherTry,
  type Outcome,
  outcomeOf,
  retryAfterMs,
  statusOf,
} from "./failure.ts";
import type { DailySpending } from "./daily-spending.ts";
import { languageModel, type ModelSettings } from "./language-model.ts";
import {
  EstimateAnswer,
  estimateInstructions,
  estimateQuestion,
  lookInstructions,
  SeenAnswer,
} from "./questions.ts";
import { estimateFromAnswer, seenFromAnswer } from "./transform.ts";

/** What one question cost. Nothing of what was asked or answered. */
export type AskedRecord = {
  question: "look" | "estimate";
  outcome: Outcome;
  /** The provider's, where it refused. */
  status: number | null;
  milliseconds: number;
  inputTokens: number;
  outputTokens: number;
  /** null where nobody said what tokens cost. */
  costDollars: number | null;
};

export type VisionSettings = ModelSettings & {
  /** For one question, with its second try. */
  timeLimitMs: number;
  dollarsPerMillionTokens: { input: number; output: number } | null;
  /** What may be spent in a day; absent, any amount. */
  spending?: DailySpending | undefined;
  onAsked: (record: AskedRecord) => void;
  onPause?: (isPaused: boolean) => void;
};

// Models that think before they answer count their thoughts.
const mostTokens = 2_000;
/** Nobody says what a question cost that was given up: it is taken for the dearest answer. */
const mayHaveCost: ReadonlySet<Outcome> = new Set(["slow", "left", "unusable"]);
const longestAnswer = { inputTokens: 0, outputTokens: mostTokens };

type Question<Raw, Answer> = {
  question: AskedRecord["question"];
  instructions: string;
  content: readonly (
    | { type: "text"; text: string }
    | { type: "file"; mediaType: string; data: Uint8Array }
  )[];
  schema: z.ZodType<Raw>;
  /** undefined: of the right shape and makes no sense. */
  read: (raw: Raw) => Answer | undefined;
};

/** A vision model through the `ai` library: Anthropic, OpenAI, or whoever speaks as OpenAI does. */
export function visionModel(settings: VisionSettings): VisionModel {
  // Else the library writes its warnings on the console, past our log.
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
  const { timeLimitMs, onPause } = settings;
  const policy = { isOutage, isWorthAnotherTry, retryAfterMs, onPause };
  const ask = asking(settings, guard({ timeLimitMs, retries: 1, ...policy }));
  return {
    look: (picture, signal) =>
      ask(
        {
          question: "look",
          instructions: lookInstructions,
          content: [{ type: "file", mediaType: "image/jpeg", data: picture }],
          schema: SeenAnswer,
          read: seenFromAnswer,
        },
        signal,
      ),
    estimate: (thing, signal) =>
      ask(
        {
          question: "estimate",
          instructions: estimateInstructions,
          content: [{ type: "text", text: estimateQuestion(thing) }],
          schema: EstimateAnswer,
          read: estimateFromAnswer,
        },
        signal,
      ),
  };
}

function asking(settings: VisionSettings, guarded: Guard) {
  const model = languageModel(settings);
  return async <Raw, Answer>(
    { question, instructions, content, schema, read }: Question<Raw, Answer>,
    caller: AbortSignal,
  ): Promise<ModelReply<Answer>> => {
    const began = performance.now();
    const tell = async (
      outcome: Outcome,
      usage?: LanguageModelUsage,
      status: number | null = null,
    ) => {
      const milliseconds = Math.round(performance.now() - began);
      const cost = costOf(usage, settings.dollarsPerMillionTokens);
      settings.onAsked({ question, outcome, status, milliseconds, ...cost });
      const isUntold = usage === undefined && mayHaveCost.has(outcome);
      const costAtMost = isUntold ? costOf(longestAnswer, settings.dollarsPerMillionTokens) : cost;
      await settings.spending?.add(costAtMost.costDollars ?? 0);
    };
    if (await settings.spending?.isUsedUp()) {
      await tell("spent");
      return { kind: "unanswered", reason: "spent" };
    }
    try {
      const { output, usage } = await guarded.run(
        (abortSignal) =>
          generateText({
            model,
            instructions,
            messages: [{ role: "user", content: [...content] }],
            output: Output.object({ schema, name: question }),
            maxOutputTokens: mostTokens,
            maxRetries: 0,
            abortSignal,
          }),
        caller,
      );
      const answer = read(output);
      await tell(answer === undefined ? "unusable" : "answered", usage);
      if (answer === undefined) return { kind: "unanswered", reason: "unusable" };
      return { kind: "answered", answer };
    } catch (error) {
      const outcome = caller.aborted ? "left" : outcomeOf(error);
      await tell(
        outcome,
        NoObjectGeneratedError.isInstance(error) ? error.usage : undefined,
        statusOf(error),
      );
      if (outcome === "left") throw error;
      return { kind: "unanswered", reason: outcome === "paused" ? "away" : outcome };
    }
  };
}

function costOf(
  usage: Pick<LanguageModelUsage, "inputTokens" | "outputTokens"> | undefined,
  prices: VisionSettings["dollarsPerMillionTokens"],
): Pick<AskedRecord, "inputTokens" | "outputTokens" | "costDollars"> {
  const inputTokens = usage?.inputTokens ?? 0;
  const outputTokens = usage?.outputTokens ?? 0;
  const costDollars =
    prices && (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000;
  return { inputTokens, outputTokens, costDollars };
}
