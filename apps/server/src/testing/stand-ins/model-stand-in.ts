import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { EstimateAnswer, SeenAnswer } from "../../providers/vision/questions.ts";
import type { ModelSettings } from "../../providers/vision/language-model.ts";
import { misbehave, type WireMishap } from "../misbehave.ts";

/** What may go wrong with one question. */
export type Mishap =
  | WireMishap
  /** The model says this, whatever shape was asked for. */
  | { says: unknown };

type Asked = {
  path: string;
  key: string | undefined;
  body: string;
  question: "look" | "estimate";
  /** The pictures in the question. */
  pictures: Uint8Array[];
};

export const aSighting: SeenAnswer = {
  shows: "one_thing",
  kind: "tablet",
  brand: "Apple",
  model: "iPad 9th generation",
  condition: "good",
  defects: ["scratched corner"],
  missingParts: ["charger"],
  certainty: 0.9,
};
export const anEstimate: EstimateAnswer = { knows: true, low: 90, median: 130, high: 180 };

const tokens = { read: 1_200, written: 80 };

/**
 * A server that speaks as the providers of models do, Anthropic's way and OpenAI's, well unless it
 * is told otherwise. It ends with the test.
 */
export async function modelStandIn() {
  const asked: Asked[] = [];
  const mishaps: Mishap[] = [];
  const state = { left: 0, sees: aSighting, estimates: anEstimate };
  const server = createServer((request, response) => void reply(request, response));
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const question = askedBy(request, (await buffer(request)).toString());
    asked.push(question);
    response.once("close", () => (response.writableFinished ? null : state.left++));
    const mishap = mishaps.shift();
    if (mishap !== undefined && !(typeof mishap === "object" && "says" in mishap)) {
      misbehave(response, mishap);
      return;
    }
    const usual = question.question === "look" ? state.sees : state.estimates;
    const says = mishap === undefined ? usual : mishap.says;
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(envelope(question, says)));
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const settings = (provider: ModelSettings["provider"] = "anthropic"): ModelSettings => ({
    provider,
    model: provider === "anthropic" ? "claude-haiku-4-5" : "model-of-a-test",
    apiKey: "key-of-a-test",
    baseUrl: `http://127.0.0.1:${port}/v1`,
  });
  return {
    asked,
    settings,
    /** What goes wrong with the next questions, in order. */
    mishap: (...next: Mishap[]) => void mishaps.push(...next),
    sees: (changes: Partial<SeenAnswer>) => void (state.sees = { ...aSighting, ...changes }),
    estimates: (changes: Partial<EstimateAnswer>) =>
      void (state.estimates = { ...anEstimate, ...changes }),
    /** How many hung up before they had their answer. */
    left: () => state.left,
  };
}

function askedBy(request: IncomingMessage, body: string): Asked {
  const { "x-api-key": key, authorization } = request.headers;
  const pictures = [...body.matchAll(/"(?:data:image\/jpeg;base64,)?(\/9j\/[\w+/=]+)"/g)];
  return {
    path: request.url ?? "",
    key: typeof key === "string" ? key : authorization?.replace("Bearer ", ""),
    body,
    question: body.includes('"nothing_for_sale"') ? "look" : "estimate",
    pictures: pictures.map(([, base64 = ""]) => Buffer.from(base64, "base64")),
  };
}

function envelope({ path, body }: Asked, says: unknown): object {
  const text = typeof says === "string" ? says : JSON.stringify(says);
  if (!path.endsWith("/messages")) {
    const usage = { prompt_tokens: tokens.read, completion_tokens: tokens.written };
    const message = { role: "assistant", content: text };
    const choices = [{ index: 0, finish_reason: "stop", message }];
    return { id: "1", object: "chat.completion", created: 0, model: "m", choices, usage };
  }
  // Models without answers in a given shape are asked to call a tool instead.
  const isTool = body.includes('"tool_choice"');
  const content = isTool
    ? { type: "tool_use", id: "1", name: "json", input: says }
    : { type: "text", text };
  return {
    id: "1",
    type: "message",
    role: "assistant",
    model: "m",
    content: [content],
    stop_reason: isTool ? "tool_use" : "end_turn",
    usage: { input_tokens: tokens.read, output_tokens: tokens.written },
  };
}
