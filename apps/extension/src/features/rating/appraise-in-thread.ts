import { type AppraiseCards, CardsAppraised } from "../../messaging/rating-protocol.ts";

/** Unused for so long, the engine's forty megabytes go; the next page that is rated brings it back. */
const idleMs = 10 * 60_000;

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();
let idle: ReturnType<typeof setTimeout> | undefined;

/** Starts the thread, which loads its engine: the question comes later. */
export async function wakeThread(): Promise<null> {
  thread ??= startThread();
  closeWhenIdle();
  return null;
}

/** Asks the engine's thread, one question after the other: each answer is to the oldest of them. */
export function appraiseInThread(asked: AppraiseCards): Promise<CardsAppraised> {
  const mine = last.then(() => ask(asked));
  last = mine.catch(() => undefined);
  closeWhenIdle();
  return mine;
}

function closeWhenIdle(): void {
  clearTimeout(idle);
  idle = setTimeout(() => window.close(), idleMs);
}

const startThread = () =>
  new Worker(new URL("./engine-worker.ts", import.meta.url), { type: "module" });

function ask(asked: AppraiseCards): Promise<CardsAppraised> {
  thread ??= startThread();
  const asking = thread;
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      // A thread that failed may be of no more use: the next question gets another.
      asking.terminate();
      thread = undefined;
      reject(new Error(reason));
    };
    asking.onerror = ({ message }) => fail(message || "the engine did not start");
    asking.onmessage = ({ data }: MessageEvent<unknown>) => {
      const appraised = CardsAppraised.safeParse(data);
      if (appraised.success) resolve(appraised.data);
      else fail(JSON.stringify(data));
    };
    asking.postMessage(asked);
  });
}
