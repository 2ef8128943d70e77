import {
  type Analysis,
  apiVersion,
  type SavedListing,
  stages,
  type User,
} from "@flipworth/contract";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { vi } from "vitest";

type Reply = () => Response | Promise<Response>;
type Received = { method: string; path: string; url: string; headers: Headers; body: unknown };
/** "GET /api/credits" */
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

export type FakeApi = ReturnType<typeof fakeApi>;

/** Stands where the network stands: answers `fetch` with replies that the contract accepts. */
export function fakeApi() {
  const requests: Received[] = [];
  const replies: Reply[] = [];
  const received = (call: Call) =>
    requests.filter(({ method, path }) => `${method} ${path}` === call);
  const answers = new Map<string, Reply>([
    ["POST /api/installs", () => newInstall(received("POST /api/installs").length)],
    ["GET /api/credits", () => Response.json(sampleCredits)],
    ["GET /api/auth/user", () => Response.json(null)],
    ["GET /api/health", () => health({ apiVersion })],
    ["GET /api/analyses", () => Response.json([])],
    ["POST /api/analyses", () => (replies.shift() ?? streamedAnalysis)()],
  ]);
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const { pathname: path } = new URL(url);
    const { method = "GET", body } = init;
    requests.push({ method, path, url, headers: new Headers(init.headers), body });
    const aborted = new Promise<never>((_, reject) => {
      init.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
    });
    const answer = answers.get(`${method} ${path}`);
    return Promise.race([answer?.() ?? new Response("", { status: 404 }), aborted]);
  });
  return {
    /** The next analysis is answered by this instead of by a sample. */
    nextAnalysis: (reply: Reply) => replies.push(reply),
    /** From now on this call is answered so. */
    on: (call: Call, reply: Reply) => void answers.set(call, reply),
    received,
    analyses: () => received("POST /api/analyses"),
    installs: () => received("POST /api/installs").length,
    /**
     * Somebody is signed in on the site, by its cookie; an install acts for them once they have
     * confirmed it there.
     */
    signInOnSite: (user: User = sampleUser(), { confirms = true } = {}) => {
      let isLinked = false;
      answers.set("GET /api/auth/user", () => {
        const hasSecret = received("GET /api/auth/user").at(-1)?.headers.has("authorization");
        return Response.json(!hasSecret || isLinked ? user : null);
      });
      answers.set("POST /api/installs/links", () => {
        isLinked ||= confirms;
        return Response.json({ isLinked });
      });
      /** They press “Connect” on the site. */
      return { connect: () => (confirms = true) };
    },
  };
}

const sampleCredits = { used: 3, total: 10, resetsAt: "2026-12-01T00:00:00Z" };

export const away: Reply = () => Promise.reject(new TypeError("Failed to fetch"));

export function health(change: object): Response {
  return Response.json({ status: "ok", database: "ok", version: "0.1.0", ...change });
}

function newInstall(count: number): Response {
  return Response.json({ id: "install", secret: `secret-${count}` });
}

export function sampleUser(tier = "Free"): User {
  return {
    firstName: "Ana",
    lastName: null,
    email: "ana@example.com",
    profileImageUrl: null,
    subscription: {
      tier,
      creditsUsed: 3,
      creditsTotal: 10,
      isPastDue: false,
      nextTier: null,
      nextTierAt: null,
      resetsAt: "2026-12-01T00:00:00Z",
    },
  };
}

export function sampleSavedListing(): SavedListing {
  return {
    id: "saved",
    title: "DeWalt DCF887",
    price: 40,
    condition: "Used - Good",
    marketValue: "$72 - $118",
    profitPotential: "$24.94",
    cents: { marketLow: 7200, marketHigh: 11_800, profit: 2494 },
    recommendation: "Buy",
    verdict: "buy",
    listingTitle: null,
    marketplaceUrl: null,
    marketplaceItemId: null,
    analysisId: null,
    createdAt: "2026-11-21T10:00:00Z",
  };
}

export function streamedAnalysis(analysis: Analysis = sampleAnalysis()): Response {
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

export function rateLimited(message: string, retryAfterSeconds: number): Response {
  const headers = { "retry-after": String(retryAfterSeconds) };
  return Response.json(
    { code: "rate_limited", message, requestId: "request" },
    { status: 429, headers },
  );
}

function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
