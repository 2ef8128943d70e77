import { ApiError } from "@flipworth/contract";
import { strings } from "../../strings.ts";

const words = strings.failure;

export type Failure = {
  title: string;
  sentence: string;
  /** Trying again could end differently. */
  canRetry: boolean;
  /** Where a plan with more analyses is to be had, when that is the way on. */
  plansAddress?: string;
  /** What everybody on the network shares is used up; an account has analyses of its own. */
  asksToSignIn?: true;
};

// A burst is over in a minute; whoever must wait longer has used up a day's share.
const longestBurstSeconds = 120;

/** Turns whatever an analysis threw into words for people. */
export function describeFailure(error: unknown, serverAddress: string): Failure {
  if (error instanceof TypeError) return isOffline(serverAddress) ? offline : away;
  if (!(error instanceof ApiError)) return notUnderstood;
  if (!error.body) return unfinished(error.status);
  const { code, message } = error.body;
  if (code === "quota_exceeded") {
    const plansAddress = `${serverAddress}/pricing`;
    return { title: words.noneLeft, sentence: message, canRetry: false, plansAddress };
  }
  if (code === "rate_limited" && (error.retryAfterSeconds ?? 0) > longestBurstSeconds) {
    const sentence = `${message} ${words.signInForMore}`;
    return { title: words.noneLeftHere, sentence, canRetry: false, asksToSignIn: true };
  }
  const canRetry = error.status >= 500 || code === "rate_limited" || code === "conflict";
  return { title: words.noAnswer, sentence: message, canRetry };
}

/** A server on this machine answers without any network. */
function isOffline(serverAddress: string): boolean {
  const { hostname } = new URL(serverAddress);
  return !navigator.onLine && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

const offline: Failure = {
  title: words.offlineTitle,
  sentence: words.offline,
  canRetry: true,
};

const away: Failure = {
  title: words.awayTitle,
  sentence: words.away,
  canRetry: true,
};

function unfinished(status: number): Failure {
  return { title: words.unfinishedTitle, sentence: words.unfinished(status), canRetry: true };
}

const notUnderstood: Failure = {
  title: words.notUnderstoodTitle,
  sentence: words.notUnderstood,
  canRetry: true,
};
