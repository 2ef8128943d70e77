import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { StartError } from "./start-error.ts";

export type HttpHandler = Parameters<typeof getRequestListener>[0];

export type Listening = {
  port: number;
  /** Hands every request, also those that came while starting, to the application. */
  serve: (handler: HttpHandler) => void;
  /** Takes no new requests and waits for those under way, at most `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

/** Opens the port. Throws StartError with one sentence when it cannot be had. */
export async function listen(host: string, port: number): Promise<Listening> {
  const application = Promise.withResolvers<HttpHandler>();
  const server = createServer(
    getRequestListener(async (request, bindings) => (await application.promise)(request, bindings)),
  );
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new StartError(sentenceFor(cause, host, port), { cause });
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    serve: application.resolve,
    close: (graceMs) => drain(server, graceMs),
  };
}

async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

function sentenceFor(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1}.`;
  }
  if (code === "EACCES")
    return `Port ${port} may not be opened by this user: choose one above 1023.`;
  return `Cannot listen on ${host}:${port} (${String(error)}): correct HOST and PORT.`;
}
