import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Panel } from "../entrypoints/sidepanel/panel.tsx";
import { accountHandlers } from "../features/account/handlers.ts";
import { ratingHandlers } from "../features/rating/rate-page.ts";
import type { Capture } from "../messaging/protocol.ts";
import { receive } from "../messaging/receive.ts";
import { captureItem } from "../storage/items.ts";
import { fakeApi } from "./fake-api.ts";
import { fakeChrome } from "./fake-chrome.ts";
import { itemUrl, tabId } from "./samples.ts";

/** A panel on a tab where `capture` was left by a click; the worker is a store and a counter. */
export async function openPanel(capture?: Capture, url: string | undefined = itemUrl) {
  const api = fakeApi();
  const fake = fakeChrome({ id: tabId, windowId: 1, ...(url !== undefined && { url }) });
  if (capture) await captureItem(tabId).write(capture);
  const readAgain: number[] = [];
  const worker = receive({
    ...accountHandlers,
    ...ratingHandlers,
    findCapture: async (tab) => (await captureItem(tab.tabId).read()) ?? null,
    captureAgain: async (tab) => {
      readAgain.push(tab.tabId);
      return null;
    },
    addPicture: async () => ({ kind: "not_taken" }),
  });
  chrome.runtime.onMessage.addListener(worker);
  const click = async (next: Capture) => {
    await captureItem(next.tabId).write(next);
    await fake.deliver({ name: "captureChanged", request: { tabId: next.tabId } });
  };
  return { api, fake, click, readAgain, person: userEvent.setup() };
}

export const show = () => render(<Panel tabId={tabId} />);
export const button = (name: string | RegExp) => screen.findByRole("button", { name });
export const answer = () => screen.findByRole("heading", { name: "DeWalt impact driver DCF887" });
