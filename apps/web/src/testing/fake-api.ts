import { type Analysis, type Credits, stages } from "@flipworth/contract";
import { vi } from "vitest";
import { sampleAnalysis } from "@flipworth/contract/testing";

type ReceivedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};
type Reply = (request: ReceivedRequest) => Response | Promise<Response>;
/** "DELETE /api/account"; a path that ends in "/" stands for all under it. */
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

const credits: Credits = { used: 3, total: 10, resetsAt: "2026-12-01T00:00:00Z" };

/** Stands where the network stands: answers `fetch` with replies that the contract accepts. */
export function fakeApi() {
  const requests: ReceivedRequest[] = [];
  const analysisReplies: Reply[] = [];
  const answers = new Map<string, Reply>([
    [
      "POST /api/installs",
      () =>
        Response.json(
          { id: "install", secret: `secret-${countOf("/api/installs")}` },
          { status: 201 },
        ),
    ],
    ["GET /api/credits", () => Response.json(credits)],
    [
      "POST /api/analyses",
      (request) => (analysisReplies.shift() ?? (() => streamedAnalysis()))(request),
    ],
  ]);
  const countOf = (path: string) => requests.filter((request) => request.path === path).length;
  const answer = async (address: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, location.href);
    const { method = "GET", body, signal } = init;
    const request = { method, path, query, headers: new Headers(init.headers), body };
    requests.push(request);
    // A real fetch rejects when it is aborted, however long the server would take.
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const reply = answers.get(`${method} ${path}`) ?? answers.get(`${method} ${folder}`);
    return Promise.race([reply?.(request) ?? new Response("", { status: 404 }), aborted]);
  };
  vi.stubGlobal("fetch", answer);
  return {
    /** The next analysis is answered by this instead of by a sample. */
    nextAnalysis: (reply: Reply) => analysisReplies.push(reply),
    /** From now on this call is answered so. */
    on: (call: Call, reply: Reply) => void answers.set(call, reply),
    analyses: () =>
      requests.filter(({ method, path }) => method === "POST" && path === "/api/analyses"),
    requests: (method: string, path: string) =>
      requests.filter((request) => request.method === method && request.path === path),
    countOf,
  };
}

/** Four stage events and the result, as the server streams them. */
export function streamedAnalysis(analysis: Analysis = sampleAnalysis()): Response {
  const sentences = analysis.details.analysisStages;
  const found = {
    reading: sentences.reading.sentence,
    identification: sentences.identification.sentence,
    valuation: sentences.valuation.sentence,
    verdict: "Worth buying at $40.",
  };
  const events = stages.map((stage) =>
    eventText("stage", { stage, sentence: found[stage], milliseconds: 1 }),
  );
  return eventStream([...events, eventText("result", analysis)]);
}

/** A reply that has sent its first stage and keeps the rest for `finish`. */
export function pausedAnalysis() {
  let finish = () => {};
  const first = { stage: "reading", sentence: "A drill for $40.", milliseconds: 1 };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      send(eventText("stage", first));
      finish = () => {
        send(eventText("result", sampleAnalysis()));
        controller.close();
      };
    },
  });
  return { reply: () => new Response(body), finish: () => finish() };
}

/** The code is the one that the contract has for the status, unless there are several. */
export function refusal(status: number, message: string, errors?: Record<string, string>) {
  const codes: Record<number, string> = {
    401: "not_signed_in",
    402: "quota_exceeded",
    403: "plan_limit",
  };
  const code = codes[status] ?? "invalid_request";
  return () => Response.json({ code, message, errors, requestId: "request" }, { status });
}

export function networkFailure(): () => Promise<Response> {
  return () => Promise.reject(new TypeError("Failed to fetch"));
}

function eventStream(events: readonly string[]): Response {
  return new Response(events.join(""), { headers: { "content-type": "text/event-stream" } });
}

function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
