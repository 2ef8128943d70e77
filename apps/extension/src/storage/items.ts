import {
  Analysis,
  Install,
  SellingPlatform,
  SoldCard,
  StruckOutCard,
  Targets,
} from "@flipworth/contract";
import { z } from "zod";
import { Capture, Deal, SalesOfTab } from "../messaging/protocol.ts";

type Area = "local" | "session";

type Item<T> = ReturnType<typeof item<T>>;
/** An item that is never absent: what is not stored, or not understood, is the default. */
export type Setting<T> = Item<T> & { initial: T; readOrInitial: () => Promise<T> };

// A changed shape gets a new key: what an older version stored is then simply not found.
export function item<T>(area: Area, key: string, schema: z.ZodType<T>) {
  return {
    async read(): Promise<T | undefined> {
      const stored = await chrome.storage[area].get(key);
      return schema.safeParse(stored[key]).data;
    },
    write: (value: T): Promise<void> => chrome.storage[area].set({ [key]: value }),
    remove: (): Promise<void> => chrome.storage[area].remove(key),
    /** Calls after each change, whoever made it; answers with how to stop. */
    watch: (onChange: () => void): (() => void) =>
      watchKeys(area, (changed) => changed === key, onChange),
  };
}

function watchKeys(area: Area, isMeant: (key: string) => boolean, onChange: () => void) {
  const listener = (changes: object) => Object.keys(changes).some(isMeant) && onChange();
  chrome.storage[area].onChanged.addListener(listener);
  return () => chrome.storage[area].onChanged.removeListener(listener);
}

export function setting<T>(key: string, schema: z.ZodType<T>, initial: NoInfer<T>): Setting<T> {
  return withInitial(item("local", key, schema), initial);
}

function withInitial<T>(kept: Item<T>, initial: NoInfer<T>): Setting<T> {
  return { ...kept, initial, readOrInitial: async () => (await kept.read()) ?? initial };
}

const ServerAddress = z.url({ protocol: /^https?$/ });
export const defaultServerAddress = "http://localhost:3000";

/** The server that this copy was downloaded from writes its address into the manifest. */
export function shippedServerAddress(): string {
  const { homepage_url: shipped } = chrome.runtime.getManifest();
  return ServerAddress.safeParse(shipped).data ?? defaultServerAddress;
}

const keptServerAddress = item("local", "serverAddress", ServerAddress);
export const serverAddressSetting: Setting<string> = {
  ...keptServerAddress,
  initial: defaultServerAddress,
  readOrInitial: async () => (await keptServerAddress.read()) ?? shippedServerAddress(),
};

/** Whether listing pages get our button of their own. */
export const inPageButtonSetting = setting("inPageButton", z.boolean(), true);

export const Theme = z.enum(["system", "light", "dark"]);
export const themeSetting = setting("theme", Theme, "system");

/** How a visitor resells; null where the server's own choice stands. */
export const sellingSetting = setting(
  "selling.1",
  z.object({ sellingPlatform: SellingPlatform.nullable(), targets: Targets.nullable() }),
  { sellingPlatform: null, targets: null },
);

/** What leaves the browser without another question. */
export const Sending = z.object({
  picture: z.enum(["always", "never", "ask"]),
  /** Every listing is shown before it is sent. */
  looksFirst: z.boolean(),
});
export type Sending = z.infer<typeof Sending>;
export const sendingSetting = setting("sending.1", Sending, {
  picture: "always",
  looksFirst: false,
});

/** What this browser is known by at a server. The secret is sent to that server and to no other. */
export const installItem = (server: string) => item("local", `install.2.${server}`, Install);

/** The tab where a person signs in to the site right now, until the panel has taken notice. */
export const signInItem = item("session", "signIn.1", z.object({ tabId: z.number().int() }));

/** What a visitor wanted to save, until they are signed in. */
export const toSaveItem = item("session", "toSave.1", Analysis);

/** The ids of the analyses that were saved since the browser started, for every place that shows one. */
export const savedItem: Setting<string[]> = withInitial(
  item("session", "saved.1", z.array(z.string())),
  [],
);

/** The last click's capture, one a tab; gone when the browser closes. */
export const captureItem = (tabId: number) => item("session", `capture.1.${tabId}`, Capture);

/** The sites, such as "*.craigslist.org", where the person does not want our button. */
export const hiddenSitesItem = item("local", "hiddenSites.1", z.array(z.string()));

/** The last analysis from whose card or panel sold listings were looked up. */
export const dealItem = item("session", "deal.1", Deal);

/** What a click took from a page of sold results, one a tab, and what has been made of it since. */
export const Sales = z.object({
  id: z.string(),
  /** The tab of the page. */
  tabId: z.number().int(),
  deal: Deal,
  cards: z.array(SoldCard),
  struckOut: z.array(StruckOutCard),
  /** Where we looked them up: how many the first search found, and the wider one after it. */
  search: z
    .object({ words: z.string(), sales: z.number().int(), wider: z.string().nullable() })
    .optional(),
  /** The person's word, by the sale's place in the list. */
  choices: z.record(z.string(), z.enum(["in", "out"])),
  /** Of these choices: the same ones tried again must not count twice. */
  key: z.string(),
  /** The last answer, and the key of the choices that it is by. */
  answer: z.object({ key: z.string(), analysis: Analysis }).nullable(),
});
export type Sales = z.infer<typeof Sales>;
const salesPrefix = "sales.2.";
export const salesItem = (tabId: number) => item("session", `${salesPrefix}${tabId}`, Sales);

export async function listSales(): Promise<Sales[]> {
  const stored = Object.entries(await chrome.storage.session.get(null));
  return stored.flatMap(([key, value]) =>
    key.startsWith(salesPrefix) ? (Sales.safeParse(value).data ?? []) : [],
  );
}

const Refined = z.object({ analysis: Analysis, by: SalesOfTab });
const refinedPrefix = "refined.2.";
/** What sales have made of an analysis, by the id of the one it began with. */
export const refinedItem = (analysisId: string) =>
  item("session", `${refinedPrefix}${analysisId}`, Refined);

/** Calls whenever sales have made something of any analysis; answers with how to stop. */
export const watchRefined = (onChange: () => void): (() => void) =>
  watchKeys("session", (key) => key.startsWith(refinedPrefix), onChange);

/** Where the server answers, without a slash at the end. */
export async function readServerAddress(): Promise<string> {
  return (await serverAddressSetting.readOrInitial()).replace(/\/+$/, "");
}
