import { randomUUID } from "node:crypto";
import { ErrorBody, errorStatus, Install, type Route, routes } from "@flipworth/contract";
import { pino } from "pino";
import { expect, onTestFinished } from "vitest";
import { type AppDeps, createApp } from "../app.ts";
import { emptyPage, readerThatSees } from "./factories.ts";
import { testDatabase } from "./test-database.ts";

export const testOrigins = ["https://flipworth.test", "chrome-extension://ourextension"] as const;

export type TestAppOptions = Partial<AppDeps> & {
  /** The test provokes a failure that belongs in the log. */
  mayLog?: boolean;
};

type Reply = { status: number; headers: Headers; body: unknown };
export type Agent = ReturnType<typeof agent>;

/**
 * The real application over the test file's own PostgreSQL. `as("ana")` is somebody with an install
 * of her own, and `anybody` has none; every JSON reply is parsed by the contract on its way.
 */
export async function testApp({ mayLog = false, ...options }: TestAppOptions = {}) {
  const logged: string[] = [];
  const app = createApp({
    ...(await testDatabase()),
    ocr: readerThatSees(emptyPage),
    clock: tickingClock("2026-11-21T12:00:00.000Z"),
    logger: pino({ level: "warn" }, { write: (line: string) => void logged.push(line) }),
    limits: roomyLimits,
    version: "0.0.0-test",
    browserSettings: { analyticsId: null, extensionStoreUrl: null },
    siteDir: null,
    allowedOrigins: testOrigins,
    trustedProxies: 0,
    ...options,
  });
  if (!mayLog) onTestFinished(() => expect(logged).toEqual([]));
  const agents = new Map<string, Agent>();
  const as = (name: string) => {
    const known = agents.get(name) ?? agent(app, true);
    agents.set(name, known);
    return known;
  };
  return { app, as, anybody: agent(app, false), logged };
}

export const roomyLimits = {
  anonymousAnalysesPerNetworkADay: 1_000_000,
  anonymousAnalysesADay: 1_000_000,
  installsPerNetworkADay: 1_000_000,
};

/** Each look is a millisecond later than the one before, so that "newest first" has a meaning. */
function tickingClock(start: string): () => Date {
  let now = Date.parse(start);
  return () => new Date(now++);
}

type App = ReturnType<typeof createApp>;

/** One sender, on a network of its own. */
function agent(app: App, hasInstall: boolean) {
  const env = { incoming: { socket: { remoteAddress: randomAddress() } } };
  const request = async (path: string, init: RequestInit) => app.request(path, init, env);
  let minted: Promise<Install> | undefined;
  const install = () => (minted ??= mint(request));
  const raw = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (hasInstall) headers.set("authorization", `Bearer ${(await install()).secret}`);
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
