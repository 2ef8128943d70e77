import { Install } from "@flipworth/contract";
import { z } from "zod";
import { Capture } from "../messaging/protocol.ts";

type Area = "local" | "session";

// A changed shape gets a new key: what an older version stored is then simply not found.
function item<T>(area: Area, key: string, schema: z.ZodType<T>) {
  return {
    async read(): Promise<T | undefined> {
      const stored = await chrome.storage[area].get(key);
      return schema.safeParse(stored[key]).data;
    },
    write: (value: T): Promise<void> => chrome.storage[area].set({ [key]: value }),
    remove: (): Promise<void> => chrome.storage[area].remove(key),
  };
}

const defaultServerAddress = "http://localhost:3000";
const serverAddressItem = item("local", "serverAddress", z.url({ protocol: /^https?$/ }));

/** What this browser is known by at the server; the secret never leaves local storage otherwise. */
export const installItem = item("local", "install.1", Install);

/** The last click's capture, one a tab; gone when the browser closes. */
export const captureItem = (tabId: number) => item("session", `capture.1.${tabId}`, Capture);

/** Where the server answers, without a slash at the end. */
export async function readServerAddress(): Promise<string> {
  const address = (await serverAddressItem.read()) ?? defaultServerAddress;
  return address.replace(/\/+$/, "");
}
