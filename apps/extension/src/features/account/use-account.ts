import type { Analysis, User } from "@flipworth/contract";
import { useEffect, useRef, useState } from "react";
import { findUser, signOut } from "../../lib/api.ts";
import { send } from "../../messaging/send.ts";
import { savedItem, signInItem, toSaveItem } from "../../storage/items.ts";
import { atMostEvery } from "./at-most-every.ts";

export type Account =
  | { kind: "unknown" }
  | { kind: "visitor"; hasFailed?: true }
  /** The sign-in page stands in a tab. */
  | { kind: "waiting" }
  | { kind: "person"; user: User };

const pauseMs = 2_000;

/** Who the panel acts for at a server. `onChange` is called after somebody signed in or out. */
export function useAccount(server: string, onChange: () => void) {
  const [account, setAccount] = useState<Account>({ kind: "unknown" });
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const become = (next: Account) => {
    setAccount(next);
    latest.current();
  };
  const look = async () => {
    const isWaiting = (await signInItem.read()) !== undefined;
    const found = await (isWaiting ? send("takeOverSession", {}) : findUser());
    const user = found === "asked" ? undefined : found;
    if (user && isWaiting) await signInItem.remove();
    if (user) become({ kind: "person", user });
    else setAccount({ kind: isWaiting ? "waiting" : "visitor" });
  };
  useEffect(() => {
    // A server that is away says nothing about who is signed in.
    const looking = atMostEvery(pauseMs, () => void look().catch(() => setAccount(knownOrVisitor)));
    const stopWaking = onWake(looking.call);
    looking.call();
    return () => {
      looking.stop();
      stopWaking();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `look` reads everything anew each time
  }, [server]);
  /** Opens the page where a person confirms that this extension acts for them, after its sign-in. */
  const openSignIn = async () => {
    try {
      const found = await send("takeOverSession", {});
      if (found && found !== "asked") {
        await signInItem.remove();
        return become({ kind: "person", user: found });
      }
      const confirming = "/connect-extension";
      const url = server + (found === "asked" ? confirming : `/api/login?returnTo=${confirming}`);
      const { id: tabId } = await chrome.tabs.create({ url });
      if (tabId !== undefined) await signInItem.write({ tabId });
      setAccount({ kind: "waiting" });
    } catch {
      setAccount({ kind: "visitor", hasFailed: true });
    }
  };
  return {
    account,
    /** `toSave` is what the person signs in for; signed in, it is saved without another press. */
    signIn: async (toSave?: Analysis) => {
      await (toSave ? toSaveItem.write(toSave) : toSaveItem.remove());
      await openSignIn();
    },
    signInAgain: openSignIn,
    signOut: async () => {
      await signInItem.remove();
      await toSaveItem.remove();
      await savedItem.remove();
      await signOut();
      become({ kind: "visitor" });
    },
  };
}

const knownOrVisitor = (last: Account): Account =>
  last.kind === "unknown" ? { kind: "visitor" } : last;

type UpdateListener = Parameters<typeof chrome.tabs.onUpdated.addListener>[0];

/** Calls when the panel is looked at again, and when the tab of the sign-in has come to a page. */
function onWake(wake: () => void): () => void {
  const onVisible = () => document.visibilityState === "visible" && wake();
  const onUpdated: UpdateListener = async (tabId, { status }) => {
    if (status === "complete" && (await signInItem.read())?.tabId === tabId) wake();
  };
  addEventListener("focus", wake);
  document.addEventListener("visibilitychange", onVisible);
  chrome.tabs.onUpdated.addListener(onUpdated);
  return () => {
    removeEventListener("focus", wake);
    document.removeEventListener("visibilitychange", onVisible);
    chrome.tabs.onUpdated.removeListener(onUpdated);
  };
}
