import { AppError } from "./app-error.ts";

/**
 * For the moment between "who asks?" and the answer: the install was added to an account, or the
 * account was deleted. Asked again, the call finds who it is now.
 */
export const ownerChanged = (cause?: unknown) =>
  new AppError("conflict", "This account or install just changed. Send the request again.", {
    cause,
  });
