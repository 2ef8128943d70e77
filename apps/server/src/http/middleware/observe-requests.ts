import type { IncomingMessage, ServerResponse } from "node:http";
import type { DirectHandler, HttpHandler } from "../../lifecycle/listen.ts";

/** One request that is over. It holds nothing that the sender chose but the method. */
export type RequestRecord = {
  /** The API gives its requests names, pages have none. */
  requestId: string | undefined;
  method: string;
  /** The pattern and not the address, as in "/api/analyses/:id"; "page" for what is no call. */
  route: string;
  status: number;
  /** Until the last byte was handed over or the sender left. */
  milliseconds: number;
  /** On the connection, headers included. */
  bytes: number;
  /** The sender left before the answer was complete. */
  isCutOff: boolean;
};

export type RequestObserver = {
  isWatching: () => boolean;
  see: (record: RequestRecord) => void;
};

/** What `checkRequest` fills in, in the bindings of a request that is watched. */
export type Observed = { route: string; requestId?: string };

/** While nobody watches it costs a look: pages go out of memory at the speed of the socket. */
export function observeRequests(
  handler: HttpHandler,
  observers: readonly RequestObserver[],
): HttpHandler {
  return (request, bindings) => {
    if (!observers.some((observer) => observer.isWatching())) return handler(request, bindings);
    const observed: Observed = { route: "page" };
    onceOver(bindings, observed, (record) => tellAll(observers, record));
    return handler(request, Object.assign(bindings, { observed }));
  };
}

/** The same for what is answered on the socket itself. */
export function observeDirect(
  handler: DirectHandler,
  observers: readonly RequestObserver[],
): DirectHandler {
  return (incoming) => {
    const answer = handler(incoming);
    if (!answer || !observers.some((observer) => observer.isWatching())) return answer;
    return (outgoing) => {
      onceOver({ incoming, outgoing }, { route: "page" }, (record) => tellAll(observers, record));
      answer(outgoing);
    };
  };
}

function tellAll(observers: readonly RequestObserver[], record: RequestRecord): void {
  for (const observer of observers) if (observer.isWatching()) observer.see(record);
}

type OnSocket = {
  incoming: Pick<IncomingMessage, "socket" | "method">;
  outgoing: Pick<ServerResponse, "statusCode" | "writableFinished"> & {
    once: (event: "close", listener: () => void) => unknown;
  };
};

function onceOver(
  { incoming, outgoing }: OnSocket,
  observed: Observed,
  done: (record: RequestRecord) => void,
): void {
  const began = performance.now();
  const { socket, method = "GET" } = incoming;
  const sentBefore = socket.bytesWritten;
  outgoing.once("close", () => {
    done({
      requestId: observed.requestId,
      method,
      route: observed.route,
      status: outgoing.statusCode,
      milliseconds: Math.round((performance.now() - began) * 100) / 100,
      bytes: socket.bytesWritten - sentBefore,
      isCutOff: !outgoing.writableFinished,
    });
  });
}
