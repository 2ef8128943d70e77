import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import { errorCode } from "../error-code.ts";

/**
 * Writes lines of JSON. What an error carries is written by a list of what may be read, because
 * drivers and providers put rows, addresses and secrets into their errors.
 */
export function createLogger(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

type LoggedError = {
  type: string;
  code?: string;
  message: string;
  stack: string[];
  cause?: LoggedError;
};

const deepestCause = 4;

function describeError(thrown: unknown, depth = 0): LoggedError {
  if (!(thrown instanceof Error))
    return { type: typeof thrown, message: "not an error", stack: [] };
  const code = errorCode(thrown);
  const hasCause = thrown.cause !== undefined && depth < deepestCause;
  return {
    type: thrown.constructor.name,
    ...(code === undefined ? {} : { code: scrub(code) }),
    message: scrub(thrown.message),
    stack: framesOf(thrown),
    ...(hasCause ? { cause: describeError(thrown.cause, depth + 1) } : {}),
  };
}

/** The places alone: the stack's head repeats the message. */
function framesOf({ stack = "" }: Error): string[] {
  const frame = /^\s+at (.*)$/;
  return stack.split("\n").flatMap((line) => frame.exec(line)?.[1] ?? []);
}

const secrets: readonly [RegExp, string][] = [
  // Drizzle appends the values of a failed statement.
  [/\nparams: [^]*$/, ""],
  // PostgreSQL quotes the value that it could not take.
  [/(invalid (?:input|byte)[^:]*: ).*/g, "$1…"],
  [/\b(\w+:\/\/)[^\s/@]*@/g, "$1…@"],
  [/[^\s@<>"'(]+@[^\s@<>"')]+/g, "…@…"],
  [/\b((?:sk|rk|pk)_(?:live|test)|whsec|pi|seti)_\w+/g, "$1_…"],
  [/\b(bearer|basic)\s+\S+/gi, "$1 …"],
  [/([?&;]|\b)(code|state|token|secret|password|client_secret)=[^\s&;]+/gi, "$1$2=…"],
];

function scrub(text: string): string {
  return secrets.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text);
}
