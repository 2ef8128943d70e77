import { saidOfAnalysis } from "../../words/errors.ts";
import { AppError } from "../../http/replies/app-error.ts";

/** A provider's answer; the caller's own refusal where they left while it was on its way. */
export async function stopWhenLeft<T>(reply: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await reply;
  } catch (cause) {
    if (!signal.aborted) throw cause;
    throw new AppError("invalid_request", saidOfAnalysis("canceled"), { cause });
  }
}
