/** Whoever sent it is ill, or not who we think. */
export class AnswerTooLong extends Error {
  override name = "AnswerTooLong" as const;
}

/** `fetch` that ends an answer which does not end. */
export function boundedFetch(mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await globalThis.fetch(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    const body = response.body.pipeThrough(cutOffAfter(mostBytes));
    return new Response(body, { status, statusText, headers });
  };
}

function cutOffAfter(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new AnswerTooLong("The answer is far too long"));
      else controller.enqueue(chunk);
    },
  });
}
