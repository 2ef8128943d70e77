import type { HttpHandler } from "../listen.ts";

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

/** What the entrance of the API fills in, in the bindings of a request that is watched. */
export type Observed = { route: string; requestId?: string };

/** While nobody watches it costs a look: pages go out of memory at the speed of the socket. */
export function observeRequests(
  handler: HttpHandler,
  observers: readonly RequestObserver[],
): HttpHandler {
  return (request, bindings) => {
    if (!observers.some((observer) => observer.isWatching())) return handler(request, bindings);
    const observed: Observed = { route: "page" };
    onceOver(bindings, observed, (record) => {
      for (const observer of observers) if (observer.isWatching()) observer.see(record);
    });
    return handler(request, Object.assign(bindings, { observed }));
  };
}

function onceOver(
  { incoming, outgoing }: Parameters<HttpHandler>[1],
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
