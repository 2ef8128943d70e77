import { siteRoad } from "@flipworth/contract/site-road";
import { afterEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import { bridgeToSite } from "./site-bridge.ts";

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a page that says hello tells the language that was chosen on the site, and no other", async () => {
  fakeChrome({ id: 1, windowId: 1 });
  const told: unknown[] = [];
  chrome.runtime.onMessage.addListener((message: unknown) => void told.push(message));
  bridgeToSite();
  const hello = () => {
    const data = { to: siteRoad.extension, id: "1", ask: "hello", request: {} };
    const { origin } = location;
    window.dispatchEvent(new MessageEvent("message", { source: window, origin, data }));
  };

  hello();
  localStorage.setItem("language", "es");
  hello();

  await vi.waitFor(() => expect(told).toEqual([{ siteSpeaks: "es" }]));
});
