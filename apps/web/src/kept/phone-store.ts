import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { phoneDatabase } from "./phone-database.ts";

/** What the share sheet handed over, until a page takes it. */
export type SharedThings = {
  title: string;
  text: string;
  url: string;
  pictures: readonly File[];
  sharedAt: number;
};

/** An analysis or a purchase that waits for a connection. */
export type WaitingJob = {
  id: number;
  /** The account that asked, or "visitor": it is sent for nobody else. */
  owner: string;
  /** The server does what comes under one key once, however often it is sent. */
  key: string;
  title: string;
  since: number;
  work:
    | { kind: "analysis"; listing: object | null; pictures: readonly File[] }
    | { kind: "deal"; deal: object };
  /** Why the server refused it; it is not sent again. */
  refusal: string | null;
};

/** One item that was checked or bought today on this phone. */
export type Find = {
  id: string;
  owner: string;
  /** "2026-11-22", where the person is. */
  day: string;
  title: string;
  priceCents: number;
  profitCents: number | null;
};

interface PhoneSchema extends DBSchema {
  shared: { key: string; value: SharedThings };
  waiting: { key: number; value: WaitingJob };
  finds: { key: string; value: Find };
  known: { key: string; value: string };
}

export type PhoneStore = IDBPDatabase<PhoneSchema>;

const version = 1;

/** Private things of whoever uses this phone. They leave it at the sign-out. */
export function openPhoneStore(): Promise<PhoneStore> {
  return openDB<PhoneSchema>(phoneDatabase, version, {
    upgrade: (store) => {
      store.createObjectStore("shared");
      store.createObjectStore("waiting", { keyPath: "id", autoIncrement: true });
      store.createObjectStore("finds", { keyPath: "id" });
      store.createObjectStore("known");
    },
  });
}

const privateStores = ["shared", "waiting", "finds", "known"] as const;

/** For the sign-out: what an account or a visitor left here is nobody else's to see. */
export async function clearPhoneStore(): Promise<void> {
  const store = await openPhoneStore();
  const change = store.transaction(privateStores, "readwrite");
  await Promise.all([
    ...privateStores.map((name) => change.objectStore(name).clear()),
    change.done,
  ]);
  store.close();
}
