import { readServerAddress, serverAddressSetting } from "../../storage/items.ts";

const id = "site-bridge";

/** Chrome puts our script into the analyze page of the server in use. Called in the worker's first tick. */
export function keepBridgeInStep(): void {
  const step = () => void (registering = registering.then(register, register));
  serverAddressSetting.watch(step);
  chrome.permissions.onAdded.addListener(step);
  chrome.permissions.onRemoved.addListener(step);
  chrome.runtime.onInstalled.addListener(step);
}

// One after the other: two at once would both find the script missing and add it.
let registering = Promise.resolve();

async function register(): Promise<void> {
  const { protocol, hostname } = new URL(await readServerAddress());
  const host = `${protocol}//${hostname}`;
  const [there] = await chrome.scripting.getRegisteredContentScripts({ ids: [id] });
  // A server is used only where Chrome allows it; both change in one press, in either order.
  const isAllowed = await chrome.permissions.contains({ origins: [`${host}/*`] });
  if (there) await chrome.scripting.unregisterContentScripts({ ids: [id] });
  if (!isAllowed) return;
  const matches = [`${host}/analyze`, `${host}/analyze/`, `${host}/analyze?*`];
  await chrome.scripting.registerContentScripts([
    { id, matches, js: ["site-bridge.js"], runAt: "document_start" },
  ]);
}
