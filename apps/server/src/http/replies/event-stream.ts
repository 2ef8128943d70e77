type SendEvent = (event: string, data: unknown) => void;

/**
 * A `text/event-stream` body fed by `run`. Its first bytes leave at once, because Chrome gives up
 * on a worker's fetch whose answer takes over 30 s to begin. `run` must not throw.
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function eventStream(run: (send: SendEvent) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text));
      };
      write(": started\n\n");
      // JSON holds no line breaks, so one data line is always enough.
      const send: SendEvent = (event, data) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      void run(send).finally(() => {
        if (isOpen) controller.close();
        isOpen = false;
      });
    },
    cancel() {
      isOpen = false;
    },
  });
}
