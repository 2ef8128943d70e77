import { randomUUID } from "node:crypto";
import { ErrorBody, errorStatus, Install, type Route, routes } from "@flipworth/contract";
import { expect, onTestFinished } from "vitest";
import type { AppDeps } from "../wiring/app-deps.ts";
import { createApp } from "../app.ts";
import { createMeter } from "../features/metrics/meter.ts";
import { createSession } from "../features/accounts/sessions.ts";
import { rememberUser } from "../features/accounts/users.ts";
import { poolState } from "../db/client.ts";
import { slowestPace } from "../http/middleware/read-body.ts";
import { sessionCookieName } from "../http/middleware/session-cookie.ts";
import { createLogger } from "../lifecycle/logger.ts";
import { noPayments } from "../providers/payments/none.ts";
import { pagesHere } from "./stand-ins/pages-here.ts";
import { engineHere, guideHere } from "./stand-ins/engine-here.ts";
import { emptyPage, readerThatSees } from "./factories.ts";
import { fakeIdentity } from "./stand-ins/fake-identity.ts";
import { testDatabase } from "./test-database.ts";

export const testOrigins = ["https://flipworth.test", "chrome-extension://ourextension"] as const;

export type TestAppOptions = Partial<AppDeps> & {
  /** The test provokes a failure that belongs in the log. */
  mayLog?: boolean;
  logLevel?: "warn" | "info" | "trace";
};

type Reply = { status: number; headers: Headers; body: unknown };
export type Agent = ReturnType<typeof agent>;
/** Has a session, and another one from the next request on when they sign in anew. */
export type Person = Agent & { signInAnew: () => void };

/**
 * The real application over the test file's own PostgreSQL, and people to use it. Every JSON reply
 * is parsed by the contract on its way.
 */
export async function testApp(settings: TestAppOptions = {}) {
  const { mayLog = false, logLevel = "warn", ...options } = settings;
  const logged: string[] = [];
  const opened = await testDatabase();
  const deps: AppDeps = {
    ...opened,
    engine: engineHere,
    guide: guideHere,
    ocr: readerThatSees(emptyPage),
    pages: pagesHere,
    postToWebhook: async () => ({ isDelivered: true, outcome: "Answered 200", isGone: false }),
    vision: null,
    comparables: null,
    identity: fakeIdentity(),
    signInOrigins: [testOrigins[0]],
    payments: noPayments,
    mailer: null,
    clock: tickingClock("2026-11-21T12:00:00.000Z"),
    logger: createLogger(logLevel, { write: (line: string) => void logged.push(line) }),
    meter: createMeter({
      pictures: () => ({ waiting: 0, reading: 0 }),
      databasePool: () => poolState(opened.pool),
    }),
    metricsToken: null,
    isStopping: () => false,
    limits: roomyLimits,
    version: "0.0.0-test",
    browserSettings: { analyticsId: null, extensionStoreUrl: null, redditPixelId: null },
    site: null,
    siteOrigin: testOrigins[0],
    allowedOrigins: testOrigins,
    isSecure: true,
    trustedProxies: 0,
    ...options,
  };
  const app = createApp(deps);
  if (!mayLog) onTestFinished(() => expect(logged).toEqual([]));
  const visitors = new Map<string, Agent>();
  const people = new Map<string, Person>();
  return {
    app,
    logged,
    anybody: agent(app, async () => ({})),
    /** Somebody with an install of their own and no account. */
    as: (name: string) => once(visitors, name, () => visitor(app)),
    /** A program with this API key. */
    withKey: (key: string) => agent(app, async () => ({ authorization: `Bearer ${key}` })),
    /** Somebody who is signed in, in a browser on the site. */
    signedIn: (name: string) => once(people, name, () => person(app, deps, name)),
  };
}

function once<T>(known: Map<string, T>, name: string, make: () => T): T {
  const found = known.get(name) ?? make();
  known.set(name, found);
  return found;
}

export const roomyLimits = {
  anonymousAnalysesPerNetworkADay: 1_000_000,
  anonymousAnalysesADay: 1_000_000,
  installsPerNetworkADay: 1_000_000,
  newsletterSignUpsPerNetworkADay: 1_000_000,
  analysesPerOwnerAMinute: 1_000_000,
  writesPerAccountAMinute: 1_000_000,
  signInsPerNetworkAMinute: 1_000_000,
  freeWorkPerOwnerAnHour: 1_000_000,
  freeWorkPerOwnerADay: 1_000_000,
  bodyPace: slowestPace,
  searchesPerOwnerAMinute: 1_000_000,
  analysesAtOnce: 64,
  // No test waits for it but those of the line: other suites may be using every core.
  analysisWaitMs: 60_000,
};

/** Each look is a millisecond later than the one before, so that "newest first" has a meaning. */
function tickingClock(start: string): () => Date {
  let now = Date.parse(start);
  return () => new Date(now++);
}

type App = ReturnType<typeof createApp>;

function visitor(app: App): Agent {
  const sender = agent(app, async () => ({
    authorization: `Bearer ${(await sender.install()).secret}`,
  }));
  return sender;
}

/** Signed in behind the provider's back: the way through it has tests of its own. */
function person(app: App, { database, clock, isSecure }: AppDeps, name: string): Person {
  const profile = {
    issuer: "https://issuer.test",
    subject: `${name} ${randomUUID()}`,
    email: `${name}@example.com`,
    firstName: name,
    lastName: null,
    profileImageUrl: null,
  };
  const signIn = async () => {
    const now = clock();
    const resetsAt = new Date(now.getTime() + 28 * 86_400_000);
    const userId = await rememberUser(database, profile, { now, resetsAt });
    const token = await createSession(database, { userId, device: null, now });
    return `${sessionCookieName({ isSecure })}=${token}`;
  };
  // At the first request and not before: a test that counts rows decides when they appear.
  let cookie: Promise<string> | undefined;
  const identity = async () => ({ cookie: await (cookie ??= signIn()), origin: testOrigins[0] });
  return { ...agent(app, identity), signInAnew: () => void (cookie = undefined) };
}

/** One sender, on a network of its own, whose every request carries `identity`. */
function agent(app: App, identity: () => Promise<Record<string, string>>) {
  const env = { incoming: { socket: { remoteAddress: randomAddress() } } };
  const request = async (path: string, init: RequestInit) => app.request(path, init, env);
  let minted: Promise<Install> | undefined;
  const install = () => (minted ??= mint(request));
  const raw = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [header, value] of Object.entries(await identity())) {
      if (!headers.has(header)) headers.set(header, value);
    }
    return request(path, { ...init, headers });
  };
  const send = async (path: string, init: RequestInit = {}) =>
    parsedReply(path, init.method ?? "GET", await raw(path, init));
  return {
    install,
    /** The reply as it came, for streams and pages. */
    raw,
    send,
    get: (path: string) => send(path),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      send(path, jsonInit(body, headers)),
    put: (path: string, body: unknown) => send(path, { ...jsonInit(body), method: "PUT" }),
    delete: (path: string) => send(path, { method: "DELETE" }),
    upload: (form: FormData, headers: Record<string, string> = {}) =>
      send("/api/analyses", { method: "POST", body: form, headers }),
  };
}

export function jsonInit(body: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined) return { method: "POST", headers };
  const type = { "content-type": "application/json" };
  return { method: "POST", headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

async function mint(request: (path: string, init: RequestInit) => Promise<Response>) {
  const reply = await request("/api/installs", { method: "POST" });
  return Install.parse(await reply.json());
}

async function parsedReply(path: string, method: string, response: Response): Promise<Reply> {
  const body: unknown = await response.json();
  const route = routeOf(path, method);
  const schema = response.status < 400 ? route?.success.schema : refusalSchema(route, response);
  return { status: response.status, headers: response.headers, body: schema?.parse(body) ?? body };
}

function refusalSchema(route: Route | undefined, { status }: Response) {
  return status === errorStatus.unavailable ? (route?.unavailable ?? ErrorBody) : ErrorBody;
}

function routeOf(path: string, method: string): Route | undefined {
  const plain = path.split("?")[0] ?? "";
  return Object.values<Route>(routes).find(
    (route) =>
      route.method.toUpperCase() === method &&
      new RegExp(`^${route.path.replace(/\{\w+\}/, "[^/]+")}$`).test(plain),
  );
}

function randomAddress(): string {
  const [, second, third] = randomUUID().match(/^(..)(..)/) ?? [];
  return `10.${Number.parseInt(second ?? "0", 16)}.${Number.parseInt(third ?? "0", 16)}.7`;
}
