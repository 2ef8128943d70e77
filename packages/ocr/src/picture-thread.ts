import { Worker } from "node:worker_threads";
import type { InspectedPicture } from "./preparing/inspect-picture.ts";
import type { PictureOutcome } from "./ocr-page.ts";
import type { PictureCall, PictureReply } from "./picture-messages.ts";

/** One warm reader in a thread of its own. It reads one picture at a time. */
export interface PictureThread {
  /** Settles when the language data is loaded; rejects when tesseract cannot start. */
  readonly ready: Promise<void>;
  /** Reads a picture file's bytes. Rejects when that fails or the thread dies. */
  read(picture: Uint8Array, original: InspectedPicture): Promise<PictureOutcome>;
  /** Ends the thread at once; a reading in progress rejects. */
  end(): Promise<void>;
}

/** For JavaScript objects alone: pixels and tesseract's own memory are bounded by the picture's size. */
const mostObjectsMb = 256;
// Beside this file, as the source and as what a server's bundle makes of it.
const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";

/** Starts a thread that reads. The picture library must be loaded in the main thread by then. */
export function startPictureThread(): PictureThread {
  const worker = new Worker(new URL(`./picture-worker${extension}`, import.meta.url), {
    // Tesseract prints remarks about each picture; piped and never read, they go nowhere.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: mostObjectsMb },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  const ready = Promise.withResolvers<void>();
  const waiting = new Map<number, PromiseWithResolvers<PictureOutcome>>();
  let calls = 0;
  let death: Error | undefined;
  const die = (cause: Error) => {
    death ??= cause;
    ready.reject(death);
    for (const call of waiting.values()) call.reject(death);
    waiting.clear();
  };
  worker.on("error", (cause) => die(new Error("The OCR thread failed", { cause })));
  worker.on("exit", () => die(new Error("The OCR thread ended")));
  worker.on("message", (reply: PictureReply) => {
    if (reply.kind === "ready") return ready.resolve();
    if (reply.id === null) return die(new Error(reply.kind === "failed" ? reply.message : ""));
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.kind === "read") call?.resolve(reply.outcome);
    else call?.reject(new Error(reply.message));
  });
  ready.promise.catch(() => {}); // Whoever awaits it or reads hears of it; nobody may be there yet.
  return {
    ready: ready.promise,
    read: (picture, original) => {
      if (death !== undefined) return Promise.reject(death);
      const call = Promise.withResolvers<PictureOutcome>();
      const id = calls++;
      waiting.set(id, call);
      worker.postMessage({ id, picture, original } satisfies PictureCall);
      return call.promise;
    },
    end: async () => {
      await worker.terminate();
    },
  };
}
