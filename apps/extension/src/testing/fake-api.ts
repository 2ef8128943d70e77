import { type Analysis, stages } from "@flipworth/contract";
import { vi } from "vitest";
import { sampleAnalysis } from "@flipworth/contract/testing";

type Reply = () => Response | Promise<Response>;
type Received = { url: string; headers: Headers; body: unknown };

/** Stands where the network stands: answers `fetch` with replies that the contract accepts. */
export function fakeApi() {
  const requests: Received[] = [];
  const replies: Reply[] = [];
  const to = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path);
  const answers: Record<string, Reply> = {
    "/api/installs": () =>
      Response.json({ id: "install", secret: `secret-${to("/api/installs").length}` }),
    "/api/credits": () => Response.json({ used: 3, total: 10, resetsAt: "2026-12-01T00:00:00Z" }),
    "/api/analyses": () => (replies.shift() ?? streamedAnalysis)(),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    requests.push({ url, headers: new Headers(init.headers), body: init.body });
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
    const answer = answers[new URL(url).pathname];
    return Promise.race([answer?.() ?? new Response("", { status: 404 }), aborted]);
  });
  return {
    /** The next analysis is answered by this instead of by a sample. */
    nextAnalysis: (reply: Reply) => replies.push(reply),
    analyses: () => to("/api/analyses"),
    installs: () => to("/api/installs").length,
  };
}

function streamedAnalysis(analysis: Analysis = sampleAnalysis()): Response {
  const events = stages.map((stage) =>
    eventText("stage", { stage, sentence: `${stage} is done.`, milliseconds: 1 }),
  );
  return new Response([...events, eventText("result", analysis)].join(""));
}

/** A reply that has sent its first stage and never goes on. */
export function hangingAnalysis(): Response {
  const first = { stage: "reading", sentence: "A dresser for $120.", milliseconds: 1 };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new TextEncoder().encode(eventText("stage", first)));
  return new Response(new ReadableStream<Uint8Array>({ start }));
}

export function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, requestId: "request" }, { status });
}

function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
