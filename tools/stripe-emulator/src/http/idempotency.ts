import { ApiError } from "./errors.ts";

export type Answer = { status: number; body: string };

type Kept = { fingerprint: string; answer: Answer | undefined };

/** Remembers answers by `Idempotency-Key`, for the life of the emulator. */
export type Idempotency = {
  /** The first answer, or nothing when this request is the first; then it counts as running. */
  begin(key: string, fingerprint: string): Answer | undefined;
  /** Keeps the answer, or with none frees the key, so that the request may be sent again. */
  end(key: string, answer: Answer | undefined): void;
};

export function createIdempotency(): Idempotency {
  const kept = new Map<string, Kept>();
  return {
    begin(key, fingerprint) {
      const found = kept.get(key);
      if (found === undefined) {
        kept.set(key, { fingerprint, answer: undefined });
        return undefined;
      }
      if (found.fingerprint !== fingerprint) throw otherParameters(key);
      if (found.answer === undefined) throw stillRunning(key);
      return found.answer;
    },
    end(key, answer) {
      const found = kept.get(key);
      if (answer === undefined) kept.delete(key);
      else if (found !== undefined) found.answer = answer;
    },
  };
}

function otherParameters(key: string): ApiError {
  return new ApiError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

function stillRunning(key: string): ApiError {
  return new ApiError(409, {
    type: "idempotency_error",
    code: "idempotency_key_in_use",
    message: `There is currently another in-progress request using this Idempotent Key: ${key}.`,
  });
}
