import {
  languageKey,
  secretKey,
  sentKey,
  sentTitlesIn,
  waitingLock,
} from "../kept/background-sync.ts";
import { accountOwner, visitor } from "../kept/owners.ts";
import { openPhoneStore, type PhoneStore, type WaitingJob } from "../kept/phone-store.ts";

type Sender = { owner: string; headers: Record<string, string> };

/**
 * Sends what waits while no page is open, in its order. What the server refuses is left for a page,
 * which has the words for it. Throws where it has to wait on, so that the browser tries again.
 */
export async function sendWaiting(): Promise<void> {
  await navigator.locks.request(waitingLock, async () => {
    const store = await openPhoneStore();
    try {
      await sendAll(store);
    } finally {
      store.close();
    }
  });
}

async function sendAll(store: PhoneStore): Promise<void> {
  const jobs = await store.getAll("waiting");
  if (jobs.length === 0) return;
  const sender = await findSender(store);
  for (const job of jobs) {
    if (job.refusal !== null || job.owner !== sender?.owner) continue;
    if (await sendOne(job, sender)) await forget(store, job);
  }
}

/** Whoever is here now; undefined for a visitor whom only a page can register. */
async function findSender(store: PhoneStore): Promise<Sender | undefined> {
  const account = await findAccount();
  const language = await store.get("known", languageKey);
  const headers = language === undefined ? undefined : { "accept-language": language };
  if (account !== undefined) return { owner: account, headers: { ...headers } };
  const secret = await store.get("known", secretKey);
  return secret === undefined
    ? undefined
    : { owner: visitor, headers: { ...headers, authorization: `Bearer ${secret}` } };
}

async function findAccount(): Promise<string | undefined> {
  const reply = await fetch("/api/auth/user", { credentials: "include" });
  if (reply.status === 401) return undefined;
  if (!reply.ok) throw new Error(`${reply.status}: nobody can say who is here`);
  const user: unknown = await reply.json();
  if (typeof user !== "object" || user === null) return undefined;
  return Object.keys(user).length === 0 ? undefined : accountOwner(user);
}

/** Statuses after which the same request may succeed. */
const isPassing = (status: number) => status >= 500 || [401, 408, 429].includes(status);

/** True when the server did it, false when it refused it. */
async function sendOne(job: WaitingJob, { headers }: Sender): Promise<boolean> {
  const { path, body } = requestOf(job);
  const type = typeof body === "string" ? { "content-type": "application/json" } : {};
  const reply = await fetch(path, {
    method: "POST",
    credentials: "include",
    headers: {
      ...headers,
      ...type,
      accept: "application/json",
      "idempotency-key": job.key,
    },
    body,
  });
  if (isPassing(reply.status)) throw new Error(`${reply.status}: it has to wait`);
  await reply.text();
  return reply.ok;
}

function requestOf({ work }: WaitingJob): { path: string; body: string | FormData } {
  if (work.kind === "deal") return { path: "/api/deals", body: JSON.stringify(work.deal) };
  const { listing, pictures } = work;
  if (pictures.length === 0) return { path: "/api/analyses", body: JSON.stringify(listing ?? {}) };
  const form = new FormData();
  for (const picture of pictures) form.append("screenshot", picture, "screenshot");
  if (listing) form.set("listing", JSON.stringify(listing));
  return { path: "/api/analyses", body: form };
}

/** It is done, and a page says so when one is open again. */
async function forget(store: PhoneStore, { id, title }: WaitingJob): Promise<void> {
  const change = store.transaction(["waiting", "known"], "readwrite");
  const known = change.objectStore("known");
  const titles = [...sentTitlesIn(await known.get(sentKey)), title];
  await Promise.all([
    change.objectStore("waiting").delete(id),
    known.put(JSON.stringify(titles), sentKey),
    change.done,
  ]);
}
