import { AppError } from "./app-error.ts";
import { said } from "../../words/errors.ts";

/**
 * For the moment between "who asks?" and the answer: the install was added to an account, or the
 * account was deleted. Asked again, the call finds who it is now.
 */
export const ownerChanged = (cause?: unknown) =>
  new AppError("conflict", said("ownerChanged"), {
    cause,
  });
