import { ApiError } from "@flipworth/contract";
import type { Say } from "@flipworth/words";
import type { failureWords } from "../../words/english/failure.ts";

type FailureId = keyof typeof failureWords.english;

export type Failure = {
  title: FailureId;
  /** The server's own words where it gave a reason. */
  sentence: (say: Say<FailureId>) => string;
  /** Trying again could end differently. */
  canRetry: boolean;
  /** Where a plan with more analyses is to be had, when that is the way on. */
  plansAddress?: string;
  /** What everybody on the network shares is used up; an account has analyses of its own. */
  asksToSignIn?: true;
};

// A burst is over in a minute; whoever must wait longer has used up a day's share.
const longestBurstSeconds = 120;

/** What to tell people of whatever an analysis threw. */
export function describeFailure(error: unknown, serverAddress: string): Failure {
  if (error instanceof TypeError) return isOffline(serverAddress) ? offline : away;
  if (!(error instanceof ApiError)) return notUnderstood;
  if (!error.body) return unfinished(error.status);
  const { code, message } = error.body;
  if (code === "quota_exceeded") {
    const plansAddress = `${serverAddress}/pricing`;
    return { title: "noneLeft", sentence: () => message, canRetry: false, plansAddress };
  }
  if (code === "rate_limited" && (error.retryAfterSeconds ?? 0) > longestBurstSeconds) {
    const sentence: Failure["sentence"] = (say) => say("signInForMore", { reason: message });
    return { title: "noneLeftHere", sentence, canRetry: false, asksToSignIn: true };
  }
  const canRetry = error.status >= 500 || code === "rate_limited" || code === "conflict";
  return { title: "noAnswer", sentence: () => message, canRetry };
}

/** A server on this machine answers without any network. */
function isOffline(serverAddress: string): boolean {
  const { hostname } = new URL(serverAddress);
  return !navigator.onLine && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const offline: Failure = {
  title: "offlineTitle",
  sentence: (say) => say("offline"),
  canRetry: true,
};

const away: Failure = {
  title: "awayTitle",
  sentence: (say) => say("away"),
  canRetry: true,
};

function unfinished(status: number): Failure {
  const sentence: Failure["sentence"] = (say) => say("unfinished", { status });
  return { title: "unfinishedTitle", sentence, canRetry: true };
}

const notUnderstood: Failure = {
  title: "notUnderstoodTitle",
  sentence: (say) => say("notUnderstood"),
  canRetry: true,
};
