import type { ApiContext } from "../middleware/api-env.ts";
import { replyHeaders } from "./reply.ts";

export type DownloadedFile = { name: string; contentType: string };

/**
 * Answers with a file made of `texts`, each sent as the reader asks for it: a long list is never
 * in memory as a whole. A failure under way cuts the connection, so no half file looks whole.
 */
export async function replyDownload(
  c: ApiContext,
  { name, contentType }: DownloadedFile,
  texts: AsyncGenerator<string>,
): Promise<Response> {
  // The first text is fetched before the headers leave: what fails until then gets its status.
  const first = await texts.next();
  const headers = {
    ...replyHeaders(c, contentType),
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(streamOf(first, texts), { headers });
}

function streamOf(
  first: IteratorResult<string>,
  others: AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let fetched: IteratorResult<string> | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = fetched ?? (await others.next());
        fetched = undefined;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await others.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
