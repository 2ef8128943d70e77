import { siteRoad } from "@flipworth/contract/site-road";
import { useEffect, useState } from "react";

type Outcome = { isOk: boolean; reply?: unknown };
type FromExtension = { to: string; id: string; outcome: Outcome };

/** Whether the extension answers in this page; it does where it uses this server. */
export function useHasExtension(): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const stop = listen(() => setIsThere(true));
    post({ id: "", ask: "hello", request: {} });
    return stop;
  }, []);
  return isThere;
}

/** One question after a press; rejects where the extension refuses it. What comes is not checked here. */
export function askExtension(ask: string, request: unknown): Promise<unknown> {
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const stop = listen((message) => {
      if (message.id !== id) return;
      stop();
      const { isOk, reply } = message.outcome;
      if (isOk) resolve(reply);
      else reject(new Error("the extension refused"));
    });
    post({ id, ask, request });
  });
}

function post(message: { id: string; ask: string; request: unknown }): void {
  window.postMessage({ to: siteRoad.extension, ...message }, location.origin);
}

function listen(onMessage: (message: FromExtension) => void): () => void {
  const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === window && origin === location.origin && isForUs(data)) onMessage(data);
  };
  window.addEventListener("message", hear);
  return () => window.removeEventListener("message", hear);
}

function isForUs(data: unknown): data is FromExtension {
  if (typeof data !== "object" || data === null || !("to" in data) || !("id" in data)) return false;
  const hasOutcome = "outcome" in data && typeof data.outcome === "object" && data.outcome !== null;
  return data.to === siteRoad.page && typeof data.id === "string" && hasOutcome;
}
