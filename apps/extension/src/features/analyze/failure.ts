import { ApiError } from "@flipworth/contract";

export type Failure = {
  title: string;
  sentence: string;
  /** Trying again could end differently. */
  canRetry: boolean;
  /** Where a plan with more analyses is to be had, when that is the way on. */
  plansAddress?: string;
};

/** Turns whatever an analysis threw into words for people. */
export function describeFailure(error: unknown, serverAddress: string): Failure {
  if (error instanceof TypeError) return unreachable(serverAddress);
  if (!(error instanceof ApiError)) return notUnderstood;
  if (!error.body) return unfinished(error.status);
  const { code, message } = error.body;
  if (code === "quota_exceeded") {
    const plansAddress = `${serverAddress}/pricing`;
    return { title: "No analyses left", sentence: message, canRetry: false, plansAddress };
  }
  const canRetry = error.status >= 500 || code === "rate_limited" || code === "conflict";
  return { title: "No answer for this listing", sentence: message, canRetry };
}

function unreachable(serverAddress: string): Failure {
  return {
    title: "The server does not answer",
    sentence: `Nothing answers at ${serverAddress}. Start it with “npm start” in Flipworth’s folder, then try again.`,
    canRetry: true,
  };
}

function unfinished(status: number): Failure {
  return {
    title: "The server could not finish",
    sentence: `It answered with ${status}. Trying again costs no second credit.`,
    canRetry: true,
  };
}

const notUnderstood: Failure = {
  title: "This answer was not understood",
  sentence: "The extension and the server seem to be of different versions. Update the older one.",
  canRetry: true,
};
