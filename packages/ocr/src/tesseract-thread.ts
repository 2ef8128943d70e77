import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { linesFromTsv, type TesseractLine } from "./lines-from-tsv.ts";
import { parseReply } from "./tesseract-reply.ts";

/** One warm tesseract in a thread of its own. It reads one picture at a time. */
export interface TesseractThread {
  /** Settles when the language data is loaded; rejects when tesseract cannot start. */
  readonly ready: Promise<void>;
  /** Reads a picture file's bytes. Rejects when tesseract fails or the thread dies. */
  recognize(image: Uint8Array): Promise<readonly TesseractLine[]>;
  /** Ends the thread at once; a reading in progress rejects. */
  end(): Promise<void>;
}

/**
 * Starts tesseract.js's own worker script and speaks its messages.
 *
 * Its client, `createWorker`, listens to no "error" event, so a thread that runs out of memory
 * would end the server; it never settles when the language data is missing; and it throws
 * uncaught on every unreadable picture. The messages are those of the exact version that the
 * manifest pins. Everything is found by package resolution, so a bundled server finds it too.
 */
export function startTesseract(): TesseractThread {
  const find = createRequire(import.meta.url).resolve;
  const data = join(dirname(find("@tesseract.js-data/eng/package.json")), "4.0.0_best_int");
  const channel = openChannel(find("tesseract.js/src/worker-script/node/index.js"));
  const ready = initialize(channel, data);
  ready.catch(() => {}); // Whoever awaits `ready` or reads hears of it; nobody may be there yet.
  return {
    ready,
    recognize: async (image) => {
      await ready;
      return linesOf(await channel.call("recognize", { image, options: {}, output }));
    },
    end: channel.end,
  };
}

type Channel = ReturnType<typeof openChannel>;

async function initialize(channel: Channel, data: string): Promise<void> {
  await channel.call("load", { options: { lstmOnly: true } });
  // The path is a folder and nothing is cached, so there is no address to fetch from.
  const options = { langPath: data, cacheMethod: "none", gzip: true, lstmOnly: true };
  await channel.call("loadLanguage", { langs: ["eng"], options });
  await channel.call("initialize", { langs: ["eng"], oem: 1, config: {} });
  await channel.call("setParameters", { params: automaticLayout });
}

const output = { text: false, tsv: true };
const automaticLayout = {
  tessedit_pageseg_mode: "11",
  user_defined_dpi: "96",
  // Every picture comes as dark on white, so a doubtful line is not tried again as light on dark.
  invert_threshold: "0",
};

// Safe because tesseract builds this reply itself, in the version that the manifest pins.
function linesOf(reply: unknown): readonly TesseractLine[] {
  const { tsv } = reply as { tsv: string | null };
  return linesFromTsv(tsv ?? "");
}

type Waiting = { resolve: (data: unknown) => void; reject: (cause: Error) => void };

function openChannel(script: string) {
  // Tesseract prints remarks about each picture; piped and never read, they go nowhere.
  const worker = new Worker(script, { stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const waiting = new Map<string, Waiting>();
  let jobs = 0;
  let death: Error | undefined;
  const die = (cause: Error) => {
    death ??= cause;
    for (const job of waiting.values()) job.reject(death);
    waiting.clear();
  };
  worker.on("error", (cause) => die(new Error("The OCR thread failed", { cause })));
  worker.on("exit", () => die(new Error("The OCR thread ended")));
  worker.on("message", (message: unknown) => {
    const reply = parseReply(message);
    if (reply === undefined) return;
    const job = waiting.get(reply.jobId);
    waiting.delete(reply.jobId);
    if (reply.status === "resolve") job?.resolve(reply.data);
    else job?.reject(new Error(`Tesseract could not ${reply.action}: ${String(reply.data)}`));
  });
  const call = (action: string, payload: object) =>
    new Promise<unknown>((resolve, reject) => {
      if (death !== undefined) return reject(death);
      const jobId = String(jobs++);
      waiting.set(jobId, { resolve, reject });
      worker.postMessage({ workerId: "ocr", jobId, action, payload });
    });
  return {
    call,
    end: async () => {
      await worker.terminate();
    },
  };
}
