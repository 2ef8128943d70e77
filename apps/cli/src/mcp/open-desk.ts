import type { ListingRequest } from "@flipworth/contract";
import type { Engine, RememberedSale, SalesIndex } from "@flipworth/engine";
import {
  type ApiCall,
  appraiseByApi,
  type Desk,
  DeskError,
  type Picture,
  readReply,
} from "@flipworth/mcp";
import { createOcr, type Ocr, OcrUnavailable } from "@flipworth/ocr";
import { readAnyPage } from "@flipworth/readers/outside-a-browser";
import { inputFromListing } from "../input-from-listing.ts";
import { engineOver, salesFrom } from "../open-files.ts";

export type DeskSettings = {
  guideFiles: readonly string[];
  salesFiles: readonly string[];
  /** null: everything is worked out on this machine. */
  server: { url: string; key: string } | null;
};

export type OpenDesk = Desk & { close: () => Promise<void> };

/** The engine is opened at its first use: a server's agent may never need the one that is here. */
export async function openDesk({
  guideFiles,
  salesFiles,
  server,
}: DeskSettings): Promise<OpenDesk> {
  const engine = once(() => engineOver(guideFiles));
  let ocr: Ocr | undefined;
  const openOcr = () => (ocr ??= createOcr({ workers: 1, maximumQueued: 4, timeoutMs: 60_000 }));
  const sales = await salesFrom(salesFiles);
  const api = server && apiOf(server);
  return {
    api,
    appraise: async (listing, picture) =>
      api
        ? appraiseByApi(api, listing, picture)
        : appraiseHere({ engine: await engine(), sales, openOcr }, listing, picture),
    readPage: async (html, url) => {
      const read = readAnyPage(html, url);
      if (read.kind === "unreadable") throw new DeskError(read.sentence);
      return read.page;
    },
    entriesOf: async (category) => linesOf(await engine(), category),
    findSold: findSoldWith(api, sales),
    close: async () => ocr?.close(),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

function apiOf({ url, key }: { url: string; key: string }): ApiCall {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${key}`);
    return fetch(new URL(path, url), { ...init, headers }).catch((cause: unknown) => {
      throw new DeskError(`We can't reach the server at ${url}.`, { cause });
    });
  };
}

type Here = { engine: Engine; sales: SalesIndex | null; openOcr: () => Ocr };

async function appraiseHere(
  { engine, sales, openOcr }: Here,
  listing: ListingRequest,
  picture: Picture | null,
): Promise<object> {
  const now = new Date().toISOString();
  const asked = inputFromListing(listing, now.slice(0, 10));
  const read = picture ? { ...asked, screenshot: await readPicture(openOcr(), picture) } : asked;
  const near = sales && listing.title !== undefined ? sales.near(listing.title) : null;
  const outcome = engine.analyze(near ? { ...read, sales: near } : read);
  if (outcome.kind === "refused") throw new DeskError(outcome.sentence);
  return { ...outcome.report, createdAt: now };
}

async function readPicture(ocr: Ocr, { bytes }: Picture) {
  const outcome = await ocr.read(bytes).catch((cause: unknown) => {
    if (!(cause instanceof OcrUnavailable)) throw cause;
    throw new DeskError("Reading this picture took too long. Use a smaller one.", { cause });
  });
  if (outcome.kind === "refused") throw new DeskError(outcome.sentence);
  return outcome.page;
}

function linesOf({ guide }: Engine, category: string) {
  return guide.entries
    .filter((entry) => entry.category === category)
    .map(({ id, brand, model, usedMedianUsd, asOf }) => ({
      id,
      name: [brand, model].filter(Boolean).join(" "),
      usedMedianUsd,
      asOf,
    }));
}

function findSoldWith(api: ApiCall | null, sales: SalesIndex | null): Desk["findSold"] {
  if (api) {
    return async (title) => {
      const query = new URLSearchParams({ title });
      const { body } = await readReply(await api(`/api/sales/near?${query.toString()}`));
      return Array.isArray(body) ? body : [];
    };
  }
  return sales && (async (title) => sales.near(title).map(shownSale));
}

const shownSale = ({ title, priceCents, kind, date, condition, source }: RememberedSale) => ({
  title,
  priceCents,
  kind,
  date,
  condition,
  source,
});
