import { z } from "zod";
import { siteOf } from "../sites.ts";
import { type AskingPage, type PageHandlers, pageRequests } from "./page-protocol.ts";
import type { Outcome } from "./receive.ts";

const Envelope = z.object({ ask: z.string(), request: z.unknown() });

type Sender = Pick<chrome.runtime.MessageSender, "id" | "origin" | "frameId"> & {
  tab?: Pick<chrome.tabs.Tab, "id"> | undefined;
};

/** A `runtime.onMessage` listener for our script in the top frames of the listing sites alone. */
export function receiveFromPages(handlers: PageHandlers) {
  return (message: unknown, sender: Sender, respond: (outcome: Outcome) => void): boolean => {
    const page = pageOf(sender);
    const envelope = Envelope.safeParse(message);
    if (!page || !envelope.success) return false;
    const { ask, request } = envelope.data;
    if (!isHandled(handlers, ask)) return false;
    void handle(handlers, ask, { request, page }).then(respond);
    // Keeps the channel open until `respond` is called.
    return true;
  };
}

function pageOf({ id, origin, frameId, tab }: Sender): AskingPage | undefined {
  if (id !== chrome.runtime.id || frameId !== 0) return undefined;
  if (origin === undefined || !siteOf(origin) || tab?.id === undefined) return undefined;
  return { tabId: tab.id, origin };
}

async function handle<N extends keyof PageHandlers>(
  handlers: PageHandlers,
  name: N,
  { request, page }: { request: unknown; page: AskingPage },
): Promise<Outcome> {
  const parsed = pageRequests[name].safeParse(request);
  if (!parsed.success) return { isOk: false, message: z.prettifyError(parsed.error) };
  try {
    return { isOk: true, reply: await handlers[name](parsed.data, page) };
  } catch (error) {
    return { isOk: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function isHandled(handlers: PageHandlers, name: string): name is keyof PageHandlers {
  return Object.hasOwn(handlers, name);
}
