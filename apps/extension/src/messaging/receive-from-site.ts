import type { Language } from "@flipworth/words";
import { type SoldPageAnswer, SoldPageQuestion } from "@flipworth/contract";
import { z } from "zod";
import { readServerAddress } from "../storage/items.ts";
import { siteLanguageItem, SpokenLanguage } from "../storage/language-items.ts";
import type { Outcome } from "./receive.ts";

const Envelope = z.object({ siteAsks: z.literal("checkSold"), request: z.unknown() });

type Sender = Pick<chrome.runtime.MessageSender, "id" | "origin" | "frameId"> & {
  tab?: Pick<chrome.tabs.Tab, "id"> | undefined;
};

export type SiteHandler = (
  question: SoldPageQuestion,
  page: { tabId: number },
) => Promise<SoldPageAnswer>;

/** A `runtime.onMessage` listener for the top frames of the one server that the extension uses. */
export function receiveFromSite(answer: SiteHandler) {
  return (message: unknown, sender: Sender, respond: (outcome: Outcome) => void): boolean => {
    const { id, origin, frameId, tab } = sender;
    const envelope = Envelope.safeParse(message);
    if (!envelope.success || id !== chrome.runtime.id || frameId !== 0) return false;
    if (origin === undefined || tab?.id === undefined) return false;
    const page = { origin, tabId: tab.id };
    void handle(answer, { request: envelope.data.request, page }).then(respond);
    // Keeps the channel open until `respond` is called.
    return true;
  };
}

type Asked = { request: unknown; page: { origin: string; tabId: number } };

async function handle(answer: SiteHandler, { request, page }: Asked): Promise<Outcome> {
  if (!(await isServerInUse(page.origin))) {
    return { isOk: false, message: "not the server in use" };
  }
  const question = SoldPageQuestion.safeParse(request);
  if (!question.success) return { isOk: false, message: z.prettifyError(question.error) };
  try {
    return { isOk: true, reply: await answer(question.data, { tabId: page.tabId }) };
  } catch (error) {
    return { isOk: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** Chrome's pattern for the server covers its every port, and the person uses one. */
async function isServerInUse(origin: string): Promise<boolean> {
  return origin === new URL(await readServerAddress()).origin;
}

const Speaking = z.object({ siteSpeaks: SpokenLanguage });

/** The other listener for them: what the person chose to read the site in. */
export function hearSite(message: unknown, { id, origin, frameId }: Sender): boolean {
  const said = Speaking.safeParse(message);
  if (!said.success || id !== chrome.runtime.id || frameId !== 0) return false;
  if (origin !== undefined) void keepLanguage(said.data.siteSpeaks, origin);
  return false;
}

async function keepLanguage(language: Language, origin: string): Promise<void> {
  if (!(await isServerInUse(origin)) || (await siteLanguageItem.read()) === language) return;
  await siteLanguageItem.write(language);
}
