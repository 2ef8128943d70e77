import { AnswerTooLong, boundedFetch } from "../bounded-fetch.ts";
import { EbayFailure, failureOf } from "./failure.ts";

/** Fifty listings are about a tenth of it. */
const mostBytes = 1024 * 1024;
const fetchBounded = boundedFetch(mostBytes);

/** One call to eBay and nobody else: a redirect is a failure. Throws EbayFailure. */
export async function callEbay(address: URL, init: RequestInit): Promise<unknown> {
  const { response, text } = await answerTo(address, init).catch((cause: unknown) => {
    const isRepeatable = !(cause instanceof AnswerTooLong);
    throw new EbayFailure({ outcome: "away", isRepeatable, cause });
  });
  if (!response.ok) throw failureOf(response);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new EbayFailure({ outcome: "unusable", status: response.status, cause });
  }
}

async function answerTo(address: URL, init: RequestInit) {
  const response = await fetchBounded(address, { ...init, redirect: "error" });
  return { response, text: await response.text() };
}
