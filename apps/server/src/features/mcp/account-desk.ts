import { type ApiCall, appraiseByApi, type Desk, DeskError, readReply } from "@flipworth/mcp";
import type { GuideReader } from "../../guide-reader.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { PageReader } from "./page-pool.ts";

type DeskDeps = { guide: GuideReader; pages: PageReader; api: ApiCall };

/** The tools of an agent that came with a key: by the API's own calls, so with its limits. */
export function accountDesk({ guide, pages, api }: DeskDeps): Desk {
  return {
    api,
    appraise: (listing, picture) => appraiseByApi(api, listing, picture),
    readPage: async (html, url) => {
      const read = await pages.read(html, url).catch(sayWhy);
      if (read.kind === "unreadable") throw new DeskError(read.sentence);
      return read.page;
    },
    entriesOf: async (category) => {
      const entries = await guide.entriesOf(category);
      return entries.map(({ entryId: id, name, usedMedianUsd, asOf }) => ({
        id,
        name,
        usedMedianUsd,
        asOf,
      }));
    },
    findSold: async (title) => {
      const query = new URLSearchParams({ title });
      const { body } = await readReply(await api(`/api/sales/near?${query.toString()}`));
      return Array.isArray(body) ? body : [];
    },
  };
}

function sayWhy(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  throw new DeskError(error.message, { cause: error });
}
