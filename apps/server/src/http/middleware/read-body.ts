import { AppError } from "../replies/app-error.ts";
import type { Holding } from "../limits/body-budget.ts";
import { said } from "../../words/errors.ts";

/** The least that has to arrive in each stretch of time. */
export type Pace = { bytes: number; everyMs: number };

// A poor phone connection sends ten times as much.
export const slowestPace: Pace = { bytes: 16 * 1024, everyMs: 10_000 };

export type BodyLimits = {
  maximumBytes: number;
  /** Room for what arrives; absent where bodies are too small to count. */
  holding?: Holding;
  pace?: Pace;
};

/**
 * The request's body, refused with `too_large` as soon as it is longer than `maximumBytes`, by its
 * declared length before a byte is read, else at the chunk that passes the limit, and with
 * `too_slow` when less than the pace arrives.
 */
export async function readBody(
  request: Request,
  { maximumBytes, holding, pace = slowestPace }: BodyLimits,
): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maximumBytes) throw tooLarge(maximumBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request, pace)) {
    length += chunk.length;
    if (length > maximumBytes) throw tooLarge(maximumBytes);
    holding?.add(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** A body that breaks off is the sender's doing: a refusal, not a bug of ours. */
async function* chunksOf(request: Request, pace: Pace): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  const watch = watchPace(pace);
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), watch.isTooSlow]);
      if (part.done) return;
      watch.arrived(part.value.length);
      yield part.value;
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError("invalid_request", said("cutOff"), {
      cause,
    });
  } finally {
    watch.end();
    // Leaving early, on too long a body, tells the sender to stop.
    await reader.cancel().catch(() => {});
  }
}

/** `isTooSlow` rejects at the end of the first stretch of time in which too little came. */
function watchPace({ bytes, everyMs }: Pace) {
  const { promise: isTooSlow, reject } = Promise.withResolvers<never>();
  isTooSlow.catch(() => {}); // It may reject while a chunk is being dealt with.
  let arrived = 0;
  const timer = setInterval(() => {
    if (arrived < bytes) reject(tooSlow());
    arrived = 0;
  }, everyMs);
  return {
    isTooSlow,
    arrived: (count: number) => {
      arrived += count;
    },
    end: () => clearInterval(timer),
  };
}

const tooSlow = () => new AppError("too_slow", said("tooSlow"));

function tooLarge(maximumBytes: number): AppError {
  const limit =
    maximumBytes >= 1024 * 1024
      ? `${Math.floor(maximumBytes / 1024 / 1024)} MB`
      : `${Math.floor(maximumBytes / 1024)} KB`;
  return new AppError("too_large", said("tooLarge", { limit }));
}
