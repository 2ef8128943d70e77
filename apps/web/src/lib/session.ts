import { useSyncExternalStore } from "react";
import { watchRoot } from "./watch-root.ts";

/** Who is here, as the site's script writes it on the root element when it knows. */
export type Session = "loading" | "in" | "out";

/** The site's script may have failed to load: then everybody is a visitor, after this long. */
const longestWaitMs = 5_000;

const watchSession = watchRoot("data-session");

export function useSession(): Session {
  return useSyncExternalStore(watchSession, readSession, () => "loading");
}

/** Waits for the answer to "who is here?", which is asked once a page. */
export async function isSignedIn(): Promise<boolean> {
  if (readSession() === "loading") await sessionKnown();
  return readSession() === "in";
}

/** The account is gone or its session over: the bar and every screen follow at once. */
export function endSession(): void {
  document.documentElement.dataset["session"] = "out";
}

function readSession(): Session {
  const session = document.documentElement.dataset["session"];
  return session === "loading" || session === "in" ? session : "out";
}

function sessionKnown(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = watchSession(() => readSession() !== "loading" && settle());
    const timer = setTimeout(settle, longestWaitMs);
  });
}
