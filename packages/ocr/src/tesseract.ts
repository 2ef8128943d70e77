import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { linesFromTsv, type TesseractLine } from "./lines-from-tsv.ts";
import { parseReply } from "./tesseract-reply.ts";

type Packet = { workerId: string; jobId: string; action: string; payload: object };
type Script = {
  dispatchHandlers: (packet: Packet, send: (message: unknown) => void) => void;
  setAdapter: (adapter: Record<string, unknown>) => void;
};

/**
 * Starts tesseract in this thread, which its work then blocks. It uses tesseract.js's own worker
 * script and speaks its messages: they are those of the exact version that the manifest pins.
 *
 * Its client, `createWorker`, listens to no "error" event, so a thread that runs out of memory
 * would end the server; it never settles when the language data is missing; and it throws
 * uncaught on every unreadable picture. Everything is found by package resolution, so a bundled
 * server finds it too.
 */
export async function startTesseract(): Promise<
  (image: Uint8Array) => Promise<readonly TesseractLine[]>
> {
  const require = createRequire(import.meta.url);
  const call = callsTo(loadScript(require));
  await call("load", { options: { lstmOnly: true } });
  // The path is a folder and nothing is cached, so there is no address to fetch from.
  const langPath = join(
    dirname(require.resolve("@tesseract.js-data/eng/package.json")),
    "4.0.0_best_int",
  );
  const options = { langPath, cacheMethod: "none", gzip: true, lstmOnly: true };
  await call("loadLanguage", { langs: ["eng"], options });
  await call("initialize", { langs: ["eng"], oem: 1, config: {} });
  await call("setParameters", { params: automaticLayout });
  return async (image) => linesOf(await call("recognize", { image, options: {}, output }));
}

const output = { text: false, tsv: true };
const automaticLayout = {
  tessedit_pageseg_mode: "11",
  user_defined_dpi: "96",
  // Every picture comes as dark on white, so a doubtful line is not tried again as light on dark.
  invert_threshold: "0",
};

function loadScript(require: NodeJS.Require): Script {
  const folder = "tesseract.js/src/worker-script";
  // Safe because the manifest pins the exact version in which these files are so.
  const script = require(`${folder}/index.js`) as Script;
  script.setAdapter({
    getCore: require(`${folder}/node/getCore.js`),
    gunzip: require(`${folder}/node/gunzip.js`),
    fetch: () => Promise.reject(new Error("Reading pictures needs no network")),
    ...require(`${folder}/node/cache.js`),
  });
  return script;
}

/** The script answers one call at a time; its progress messages are of no use here. */
function callsTo(script: Script) {
  let calls = 0;
  return (action: string, payload: object) =>
    new Promise<unknown>((resolve, reject) => {
      const jobId = String(calls++);
      script.dispatchHandlers({ workerId: "ocr", jobId, action, payload }, (message) => {
        const reply = parseReply(message);
        if (reply === undefined || reply.jobId !== jobId) return;
        if (reply.status === "resolve") resolve(reply.data);
        else reject(new Error(`Tesseract could not ${reply.action}: ${String(reply.data)}`));
      });
    });
}

// Safe because tesseract builds this reply itself, in the version that the manifest pins.
function linesOf(reply: unknown): readonly TesseractLine[] {
  const { tsv } = reply as { tsv: string | null };
  return linesFromTsv(tsv ?? "");
}
