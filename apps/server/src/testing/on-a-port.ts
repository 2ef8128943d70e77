import { once } from "node:events";
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { onTestFinished } from "vitest";
import type { HttpHandler } from "../lifecycle/listen.ts";

/** Serves on a free port of this machine until the test ends: what only a real connection shows. */
export async function onAPort(handler: HttpHandler): Promise<{ port: number; url: string }> {
  const server = createServer(getRequestListener(handler)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port, url: `http://127.0.0.1:${port}` };
}
