import { createParser } from "eventsource-parser";
import { Analysis, StageEvent } from "../analyses/analysis.ts";
import { accountCalls } from "../client-calls/account-calls.ts";
import { asking } from "../client-calls/ask.ts";
import { installCalls } from "../client-calls/install-calls.ts";
import { listCalls } from "../client-calls/list-calls.ts";
import { salesCalls } from "../client-calls/sales-calls.ts";
import { dealCalls } from "../deals/deal-calls.ts";
import { developerCalls } from "../developers/developer-calls.ts";
import { ApiError } from "./api-error.ts";
import { StreamedError } from "./errors.ts";
import type { ListingRequest } from "../analyses/listing.ts";

export type ClientOptions = {
  /** "" for the page's own origin. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** The install's bearer secret, asked for at each call; undefined before one is registered. */
  secret?: () => Promise<string | undefined>;
  /** What the reader reads ("es"), asked for at each call; undefined leaves it to the browser. */
  language?: () => string | undefined;
};

export type AnalyzeRequest = {
  listing?: ListingRequest;
  /** Pictures of one listing, in the order of its page. */
  screenshots?: readonly Blob[];
  idempotencyKey: string;
  onStage?: (event: StageEvent) => void;
  signal?: AbortSignal;
};

export type Client = ReturnType<typeof createClient>;

/** The one way browser code talks to the API. Replies are parsed by the contract's schemas. */
export function createClient(options: ClientOptions) {
  const call = (path: string, init: RequestInit = {}) => send(options, path, init);
  const asked = asking(call);
  return {
    ...installCalls(asked),
    ...listCalls(asked),
    ...accountCalls(asked),
    ...salesCalls(asked),
    ...dealCalls(asked),
    ...developerCalls(asked),
    /** Streams the stages to `onStage` and answers with the finished analysis. Throws `ApiError`. */
    analyze: async (request: AnalyzeRequest) => {
      const reply = await call("/api/analyses", analyzeInit(request));
      return readStream(reply, request.onStage);
    },
  };
}

function analyzeInit(request: AnalyzeRequest): RequestInit {
  const { listing, screenshots = [], idempotencyKey, signal } = request;
  const headers: Record<string, string> = {
    accept: "text/event-stream",
    "idempotency-key": idempotencyKey,
  };
  const init: RequestInit = { method: "POST", headers, ...(signal ? { signal } : {}) };
  if (screenshots.length === 0) {
    headers["content-type"] = "application/json";
    return { ...init, body: JSON.stringify(listing ?? {}) };
  }
  const form = new FormData();
  for (const picture of screenshots) form.append("screenshot", picture, "screenshot");
  if (listing) form.set("listing", JSON.stringify(listing));
  return { ...init, body: form };
}

async function send(options: ClientOptions, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const secret = await options.secret?.();
  if (secret) headers.set("authorization", `Bearer ${secret}`);
  const language = options.language?.();
  if (language) headers.set("accept-language", language);
  const reply = await options.fetch(options.baseUrl + path, {
    ...init,
    headers,
    credentials: "include",
  });
  if (!reply.ok) {
    const text = (await reply.text()) || reply.statusText;
    throw new ApiError(reply.status, text, secondsIn(reply.headers.get("retry-after")));
  }
  return reply;
}

function secondsIn(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

async function readStream(reply: Response, onStage?: (event: StageEvent) => void) {
  if (!reply.body) throw new ApiError(reply.status, "The answer had no body");
  let result: Analysis | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === "stage") onStage?.(StageEvent.parse(JSON.parse(data)));
      if (event === "result") result = Analysis.parse(JSON.parse(data));
      // Headers were sent before the failure, so its status travels beside its body.
      if (event === "error") throw streamedError(data);
    },
  });
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(chunk.value);
  }
  if (!result) throw new ApiError(503, "The connection ended before the analysis was finished");
  return result;
}

function streamedError(data: string): ApiError {
  const { status } = StreamedError.parse(JSON.parse(data));
  return new ApiError(status, data);
}
