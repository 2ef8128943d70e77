import { checkServer, type ServerCheck } from "../../lib/check-server.ts";
import {
  readServerAddress,
  serverAddressSetting,
  shippedServerAddress,
} from "../../storage/items.ts";
import type { serverWords } from "../../words/english/options.ts";

/** What is wrong, as a message with its values. */
type ServerProblem = {
  id: keyof typeof serverWords.english;
  values?: { version: string };
};

export type ServerChange =
  | { kind: "changed"; address: string; version: string }
  | { kind: "refused"; problem: ServerProblem };

/**
 * Points the extension at another server. Call it from a click: Chrome asks the person to allow the
 * address, and only that one. Nothing changes unless a Flipworth of a fitting version answers.
 */
export async function changeServer(typed: string): Promise<ServerChange> {
  const read = readAddress(typed);
  if ("problem" in read) return { kind: "refused", problem: read.problem };
  const { address } = read;
  // First of all: the right to ask ends with the click.
  if (!(await allow(address))) return { kind: "refused", problem: { id: "refused" } };
  const last = await readServerAddress();
  const check = await checkServer(address);
  if (check.kind !== "fits") {
    await disallow(address, last);
    return { kind: "refused", problem: problemOf(check) };
  }
  await serverAddressSetting.write(address);
  await disallow(last, address);
  return { kind: "changed", address, version: check.version };
}

/** The origin in what a person typed; the product lives at the root of its server. */
function readAddress(typed: string): { address: string } | { problem: ServerProblem } {
  const trimmed = typed.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) {
    return { problem: { id: "notAnAddress" } };
  }
  const { origin, pathname, search, hash, username } = new URL(trimmed);
  if (pathname !== "/" || search || hash || username) return { problem: { id: "hasMore" } };
  return { address: origin };
}

/** What stands between the extension and that server. */
function problemOf(check: Exclude<ServerCheck, { kind: "fits" }>): ServerProblem {
  switch (check.kind) {
    case "away":
      return { id: "away" };
    case "not_flipworth":
      return { id: "notFlipworth" };
    case "too_old":
      return { id: "tooOld", values: { version: check.version } };
    case "too_new":
      return { id: "tooNew", values: { version: check.version } };
  }
}

// A pattern without a port covers every port.
function patternOf(address: string): string {
  const { protocol, hostname } = new URL(address);
  return `${protocol}//${hostname}/*`;
}

/** Call it from a click. What is allowed already is not asked for again. */
export async function allow(address: string): Promise<boolean> {
  return chrome.permissions.request({ origins: [patternOf(address)] }).catch(() => false);
}

/** Gives up what is not needed any more, unless the address that stays in use needs the same. */
async function disallow(address: string, inUse: string): Promise<void> {
  const pattern = patternOf(address);
  // This one comes with the installation.
  const installed = patternOf(shippedServerAddress());
  if (pattern === installed || pattern === patternOf(inUse)) return;
  await chrome.permissions.remove({ origins: [pattern] }).catch(() => false);
}
