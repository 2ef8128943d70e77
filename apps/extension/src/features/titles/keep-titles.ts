import { ratedSites } from "../../rated-sites.ts";
import { languageSetting } from "../../storage/language-items.ts";
import { workerWords } from "../../words/english/worker.ts";
import { sayPlainly } from "../../words/say-plainly.ts";
import { voiceOfWorker } from "../../words/voice-of-worker.ts";

export const rateMenuId = "rate";

/**
 * Chrome writes the names in `_locales` in its own language; what stands on its button and in its
 * menu is in the person's. Called in the worker's first tick.
 */
export function keepTitlesInStep(): void {
  const step = () => void (writing = writing.then(write, write));
  languageSetting.watch(step);
  chrome.runtime.onInstalled.addListener(step);
  // Chrome's own language changes with a start alone.
  chrome.runtime.onStartup.addListener(step);
}

// One after the other: two at once would both make the same entries.
let writing = Promise.resolve();

async function write(): Promise<void> {
  const say = sayPlainly(workerWords, await voiceOfWorker());
  await chrome.action.setTitle({ title: say("actionTitle") });
  await chrome.contextMenus.removeAll();
  chrome.contextMenus.create({
    id: "analyze",
    contexts: ["page", "image", "link", "selection"],
    title: say("menuAnalyze"),
  });
  chrome.contextMenus.create({
    id: rateMenuId,
    contexts: ["page"],
    documentUrlPatterns: Object.values(ratedSites).flat(),
    title: say("menuRate"),
  });
}
