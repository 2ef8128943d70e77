import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { StartError } from "./start-error.ts";
import { errorCode } from "../error-code.ts";

export type HttpHandler = Parameters<typeof getRequestListener>[0];

/** How to answer a request at once on its socket; undefined leaves it to the application. */
export type DirectHandler = (
  incoming: IncomingMessage,
) => ((outgoing: ServerResponse) => void) | undefined;

export type Listening = {
  port: number;
  /** Hands every request, also those that came while starting, to the application. */
  serve: (handler: HttpHandler, direct?: DirectHandler) => void;
  /**
   * Gives up each connection after its next answer: a proxy that kept it would else send a request on it
   * at the moment when `close` ends it, and never know whether that was heard.
   */
  answerLast: () => void;
  /** Takes no new requests and waits for those under way, at most `graceMs`. */
  close: (graceMs: number) => Promise<void>;
};

/** How long a sender may take; node:http answers 408 and hangs up on the rest. */
export type Patience = {
  headersMs: number;
  requestMs: number;
  checkEveryMs: number;
  /** Connections on which nothing was asked yet. */
  silentAtMost: number;
};

// A picture of 8 MB comes in a minute over 1 Mbit/s.
const usualPatience: Patience = {
  headersMs: 10_000,
  requestMs: 60_000,
  checkEveryMs: 1_000,
  silentAtMost: 1_000,
};
// Longer than what stands in front keeps its connections: a proxy that is faster finds them gone.
const keepAliveMs = 75_000;
// Neither sends nor reads: the longest that an analysis is silent is 25 s.
const silenceMs = 120_000;

/** Opens the port. Throws StartError with one sentence when it cannot be had. */
export async function listen(
  host: string,
  port: number,
  patience: Patience = usualPatience,
): Promise<Listening> {
  const application = Promise.withResolvers<HttpHandler>();
  const throughApplication = getRequestListener(async (request, bindings) =>
    (await application.promise)(request, bindings),
  );
  let direct: DirectHandler = () => undefined;
  let isLast = false;
  const silent = new Set<Socket>();
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkEveryMs,
      keepAliveTimeout: keepAliveMs,
    },
    (incoming, outgoing) => {
      silent.delete(incoming.socket);
      // Told to end: a sender who keeps the connection would be answered on it for ever.
      if (isLast || !server.listening) outgoing.shouldKeepAlive = false;
      const answer = direct(incoming);
      if (answer) answer(outgoing);
      else void throughApplication(incoming, outgoing);
    },
  );
  server.setTimeout(silenceMs);
  boundSilent(server, silent, patience.silentAtMost);
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new StartError(sentenceFor(cause, host, port), { cause });
  }
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    serve: (handler, given = direct) => {
      direct = given;
      application.resolve(handler);
    },
    answerLast: () => (isLast = true),
    close: (graceMs) => drain(server, graceMs),
  };
}

/** One connection more that asks nothing ends the one that has been silent for longest. */
function boundSilent(server: Server, silent: Set<Socket>, atMost: number): void {
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
    const [longest] = silent;
    if (silent.size > atMost) longest?.destroy();
  });
}

async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Those under way become idle when they are answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
}

function sentenceFor(error: unknown, host: string, port: number): string {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return `Another program is using port ${port}. Stop it, or choose another port, such as PORT=${port + 1}.`;
  }
  if (code === "EACCES") return `This user can't open port ${port}. Choose a port above 1023.`;
  return `Flipworth can't listen on ${host}:${port} (${String(error)}). Correct HOST and PORT.`;
}
