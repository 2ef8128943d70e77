import { type Analysis, type Credits, stages } from "@flipworth/contract";
import { vi } from "vitest";
import { sampleAnalysis } from "./sample-analysis.ts";

export type ReceivedRequest = { path: string; headers: Headers; body: unknown };
type Reply = () => Response | Promise<Response>;

const credits: Credits = { used: 3, total: 10, resetsAt: "2026-12-01T00:00:00Z" };

/** Stands where the network stands: answers `fetch` with replies that the contract accepts. */
export function fakeApi() {
  const requests: ReceivedRequest[] = [];
  const analysisReplies: Reply[] = [];
  const answers: Record<string, Reply> = {
    "/api/installs": () =>
      Response.json(
        { id: "install", secret: `secret-${countOf("/api/installs")}` },
        { status: 201 },
      ),
    "/api/credits": () => Response.json(credits),
    "/api/analyses": () => (analysisReplies.shift() ?? (() => streamedAnalysis()))(),
  };
  const countOf = (path: string) => requests.filter((request) => request.path === path).length;
  const answer = async (path: string, init: RequestInit = {}) => {
    requests.push({ path, headers: new Headers(init.headers), body: init.body });
    // A real fetch rejects when it is aborted, however long the server would take.
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
    return Promise.race([answers[path]?.() ?? new Response("", { status: 404 }), aborted]);
  };
  vi.stubGlobal("fetch", answer);
  return {
    /** The next analysis is answered by this instead of by a sample. */
    nextAnalysis: (reply: Reply) => analysisReplies.push(reply),
    analyses: () => requests.filter(({ path }) => path === "/api/analyses"),
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

export function refusal(status: number, message: string, errors?: Record<string, string>) {
  const code = "invalid_request";
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
