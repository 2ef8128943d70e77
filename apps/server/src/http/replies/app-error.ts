import type { ErrorCode } from "@flipworth/contract";
import { englishVoice, type Voice } from "@flipworth/words";
import type { Said } from "../../words/said.ts";

type AppErrorOptions = ErrorOptions & {
  /** Field path → what is wrong with it. */
  errors?: Record<string, string | Said>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
};

/** A failure the caller can act on. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override name = "AppError" as const;
  readonly code: ErrorCode;
  readonly #sentence: string | Said;
  readonly #errors: Record<string, string | Said> | undefined;
  /** Headers that belong to the refusal: `Retry-After`, the credits. */
  readonly headers: Record<string, string>;
  /** A sentence that is said for each asker; or one that is in the asker's language already. */
  constructor(code: ErrorCode, sentence: string | Said, options: AppErrorOptions = {}) {
    super(inVoice(sentence, englishVoice), options);
    this.code = code;
    this.#sentence = sentence;
    this.#errors = options.errors;
    const seconds = options.retryAfterSeconds;
    this.headers = {
      ...options.headers,
      ...(seconds === undefined ? {} : { "Retry-After": String(Math.ceil(seconds)) }),
    };
  }

  messageIn(voice: Voice): string {
    return inVoice(this.#sentence, voice);
  }

  /** Field path → what is wrong with it; undefined where no field is to blame. */
  errorsIn(voice: Voice): Record<string, string> | undefined {
    if (this.#errors === undefined) return undefined;
    const all = Object.entries(this.#errors);
    return Object.fromEntries(all.map(([field, fault]) => [field, inVoice(fault, voice)]));
  }
}

const inVoice = (sentence: string | Said, voice: Voice) =>
  typeof sentence === "string" ? sentence : sentence(voice);
