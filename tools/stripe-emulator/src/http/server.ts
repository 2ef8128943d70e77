import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { browserScript } from "../browser-stand-in.ts";
import { portalPage } from "../resources/portal.ts";
import type { Api } from "./api.ts";
import { answerApi } from "./api.ts";
import type { Controls } from "./controls.ts";
import { answerControl } from "./controls.ts";

const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "GET, POST, OPTIONS",
};

export type RunningServer = { port: number; close(): Promise<void> };

/** Listens on the loopback interface; port 0 takes any free one. */
export async function listen(
  port: number,
  connect: (origin: string) => { api: Api; controls: Controls },
): Promise<RunningServer> {
  let parts: ReturnType<typeof connect> | undefined;
  const server = createServer((request, response) => {
    if (parts === undefined) response.writeHead(503).end();
    else void answer(parts, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = portOf(server.address());
  parts = connect(`http://127.0.0.1:${address}`);
  return {
    port: address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address !== null && typeof address === "object") return address.port;
  throw new Error("The emulator does not listen on a port");
}

type Parts = { api: Api; controls: Controls };

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? "/", "http://emulator");
  const body = await readBody(request);
  if (request.method === "OPTIONS") {
    response.writeHead(204, corsHeaders).end();
    return;
  }
  if (url.pathname.startsWith("/v1/")) {
    await sendApiAnswer(parts.api, { request, response, url, body });
    return;
  }
  if (url.pathname.startsWith("/emulator/")) {
    const { status, body: text } = answerControl(parts.controls, url.pathname, body);
    send(response, { status, type: "application/json", text });
    return;
  }
  sendPage(parts.api, response, url.pathname);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

type Exchange = { request: IncomingMessage; response: ServerResponse; url: URL; body: string };

async function sendApiAnswer(api: Api, { request, response, url, body }: Exchange): Promise<void> {
  const method = request.method ?? "GET";
  const idempotencyKey = request.headers["idempotency-key"];
  const result = await answerApi(api, {
    method,
    path: url.pathname,
    form: [url.search.slice(1), body].filter((part) => part !== "").join("&"),
    key: apiKey(request.headers.authorization ?? ""),
    idempotencyKey: typeof idempotencyKey === "string" ? idempotencyKey : undefined,
  });
  if (result.isLost) {
    response.destroy();
    return;
  }
  const isRetryPointless = result.status === 500 && idempotencyKey !== undefined;
  response.writeHead(result.status, {
    ...corsHeaders,
    "content-type": "application/json",
    "request-id": result.requestId,
    ...(result.isReplay && { "idempotent-replayed": "true" }),
    ...(isRetryPointless && { "stripe-should-retry": "false" }),
  });
  response.end(result.body);
}

/** Bearer and basic sign-in both carry the key. */
function apiKey(header: string): string {
  const [scheme = "", value = ""] = header.split(" ");
  if (scheme.toLowerCase() !== "basic") return value;
  return Buffer.from(value, "base64").toString("utf8").split(":")[0] ?? "";
}

function sendPage(api: Api, response: ServerResponse, path: string): void {
  // `/v3/` and `/<release>/stripe.js`: the addresses at which the browser looks for the library.
  const [, release] = /^\/(v3|[a-z]+)\/(?:stripe\.js)?$/.exec(path) ?? [];
  if (release !== undefined) {
    const text = browserScript(api.world.settings.origin, release);
    send(response, { status: 200, type: "text/javascript; charset=utf-8", text });
    return;
  }
  const [, session = ""] = /^\/portal\/(.+)$/.exec(path) ?? [];
  const page = portalPage(api.world, session);
  const status = page === undefined ? 404 : 200;
  send(response, { status, type: "text/html; charset=utf-8", text: page ?? "Not found" });
}

function send(response: ServerResponse, reply: { status: number; type: string; text: string }) {
  response.writeHead(reply.status, { ...corsHeaders, "content-type": reply.type }).end(reply.text);
}
