import { AppError } from "./app-error.ts";

/**
 * The request's body, refused with `too_large` as soon as it is longer than `maximumBytes`: by its
 * declared length before a byte is read, else at the chunk that passes the limit.
 */
export async function readBody(request: Request, maximumBytes: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > maximumBytes) throw tooLarge(maximumBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(request)) {
    length += chunk.length;
    if (length > maximumBytes) throw tooLarge(maximumBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** A body that breaks off is the sender's doing: a refusal, not a bug of ours. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } catch (cause) {
    throw new AppError("invalid_request", "The request's body broke off. Send it again.", {
      cause,
    });
  } finally {
    // Leaving early, on too long a body, tells the sender to stop.
    await reader.cancel().catch(() => {});
  }
}

function tooLarge(maximumBytes: number): AppError {
  const limit =
    maximumBytes >= 1024 * 1024
      ? `${Math.floor(maximumBytes / 1024 / 1024)} MB`
      : `${Math.floor(maximumBytes / 1024)} KB`;
  return new AppError("too_large", `The request is larger than ${limit}. Send a smaller one.`);
}
