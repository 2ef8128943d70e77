import type { AnyPage } from "@flipworth/readers/outside-a-browser";
import { Piscina } from "piscina";
import { AppError } from "../../http/replies/app-error.ts";
import { said } from "../../words/errors.ts";

/** Reads the HTML of a page that an agent sent. */
export type PageReader = {
  read: (html: string, url: string) => Promise<AnyPage>;
  close: () => Promise<void>;
};

/** A page of 3 MB takes under a second. */
const timeLimitMs = 5_000;
const mostWaiting = 16;
const mostObjectsMb = 192;
/** Agents read pages in bursts; between them nothing is kept. */
const idleMs = 30_000;
// Beside this file, as the source and as what the server's bundle makes of it.
const extension = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
const script = new URL(`./page-thread${extension}`, import.meta.url);

/** Pages of strangers are parsed in a thread that ends with them, and never where requests are answered. */
export function createPagePool(): PageReader {
  let pool: Piscina | undefined;
  const open = () =>
    (pool ??= new Piscina({
      filename: script.href,
      name: "readPageInThread",
      minThreads: 0,
      maxThreads: 1,
      maxQueue: mostWaiting,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: mostObjectsMb },
    }));
  return {
    read: async (html, url) => {
      const signal = AbortSignal.timeout(timeLimitMs);
      try {
        const read: AnyPage = await open().run({ html, url }, { signal });
        return read;
      } catch (cause) {
        throw new AppError("unavailable", said("pageTooLong"), {
          cause,
          retryAfterSeconds: 5,
        });
      }
    },
    close: async () => pool?.destroy(),
  };
}
