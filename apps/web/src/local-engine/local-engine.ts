import type { ListingRequest } from "@flipworth/contract";
import { englishVoice, type Voice } from "@flipworth/words";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import workerUrl from "./local-engine-worker.ts?worker&url";
import { currentVoice } from "../lib/language.ts";
import type { Answered, Asked, LocalOutcome, Question, Reply } from "./messages.ts";

type Waiting = { resolve: (reply: Reply) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** An answer made on this phone. Rejects where engine and guide were never loaded and cannot be now. */
export async function analyzeHere(listing: ListingRequest): Promise<LocalOutcome> {
  const asOf = new Date().toISOString().slice(0, 10);
  const reply = await ask({ kind: "analyze", listing, asOf, voice: await engineVoice() });
  if (reply.kind !== "analyze") throw new Error("The engine answered another question");
  return reply.outcome;
}

/** Names of the price guide that begin as `words` do; none where it cannot be loaded. */
export async function suggestNames(words: string): Promise<readonly string[]> {
  try {
    const reply = await ask({ kind: "suggest", words });
    return reply.kind === "suggest" ? reply.names : [];
  } catch {
    return [];
  }
}

/** Fetches engine, guide and their words while there is a connection; the service worker keeps them. */
export async function keepEngine(): Promise<void> {
  await Promise.all([fetch(workerUrl), engineVoice()]);
}

/** What the engine says in the language of the page, handed to it: its worker has English alone. */
async function engineVoice(): Promise<Voice> {
  const { language } = currentVoice();
  if (language === "en") return englishVoice;
  try {
    const { spanish } = await import("@flipworth/engine/spanish");
    return { language, translations: spanish };
  } catch {
    return englishVoice;
  }
}

function ask(question: Question): Promise<Reply> {
  worker ??= start();
  const running = worker;
  lastId += 1;
  const asked: Asked = { id: lastId, question };
  return new Promise((resolve, reject) => {
    waiting.set(asked.id, { resolve, reject });
    running.postMessage(asked);
  });
}

function start(): Worker {
  const made = new Worker(workerUrl);
  made.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data.reply);
    waiting.delete(data.id);
  });
  // Its script could not be fetched, or failed: the next question tries again.
  made.addEventListener("error", () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error("No engine on this phone"));
    waiting.clear();
  });
  return made;
}
