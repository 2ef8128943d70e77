import type { Analysis, Deal, ListingRequest, NewDeal } from "@flipworth/contract";
import {
  languageKey,
  secretKey,
  sentKey,
  sentTitlesIn,
  waitingLock,
  waitingTag,
} from "../../kept/background-sync.ts";
import { visitor } from "../../kept/owners.ts";
import { openPhoneStore, type WaitingJob } from "../../kept/phone-store.ts";
import { describeFailure } from "../failure.ts";
import { acceptedLanguage } from "../language.ts";
import { keptSecret } from "./install.ts";
import { loadApi } from "../load-api.ts";
import { phoneOwner } from "./phone-owner.ts";
import { waitingChanged } from "./waiting-changed.ts";

type NewJob = Pick<WaitingJob, "key" | "title" | "work">;

/** Keeps a job until there is a connection. The key is the one under which it was tried already. */
export async function waitForConnection(job: NewJob): Promise<void> {
  const owner = await phoneOwner();
  const store = await openPhoneStore();
  // The store numbers them in the order in which they came.
  const kept: Omit<WaitingJob, "id"> = { ...job, owner, since: Date.now(), refusal: null };
  await store.add("waiting", kept as WaitingJob);
  const secret = keptSecret();
  if (secret !== undefined) await store.put("known", secret, secretKey);
  const language = acceptedLanguage();
  if (language === undefined) await store.delete("known", languageKey);
  else await store.put("known", language, languageKey);
  store.close();
  tellChange();
  await askForSync();
}

/** Where the browser knows background sync, the service worker sends it with no page open. */
async function askForSync(): Promise<void> {
  const { serviceWorker }: Partial<Navigator> = navigator;
  const registration: SyncRegistration | undefined = await serviceWorker?.getRegistration();
  await registration?.sync?.register(waitingTag).catch(() => {});
}

type SyncRegistration = Partial<ServiceWorkerRegistration> & {
  sync?: { register: (tag: string) => Promise<void> };
};

/** Titles of what was sent while no page was open; each is told once. */
export async function takeSentTitles(): Promise<string[]> {
  const store = await openPhoneStore();
  const titles = sentTitlesIn(await store.get("known", sentKey));
  if (titles.length > 0) await store.delete("known", sentKey);
  store.close();
  return titles;
}

export async function listWaiting(): Promise<WaitingJob[]> {
  const store = await openPhoneStore();
  const jobs = await store.getAll("waiting");
  store.close();
  // Nobody is asked who is here as long as nothing waits.
  if (jobs.length === 0) return [];
  const owner = await phoneOwner();
  return jobs.filter((job) => job.owner === owner || job.owner === visitor);
}

export async function dropWaiting(id: number): Promise<void> {
  const store = await openPhoneStore();
  await store.delete("waiting", id);
  store.close();
  tellChange();
}

/**
 * Sends what waits, one after the other in the order it came, in one page at a time. Stops at the
 * first that cannot get through, which keeps its place and its key: the server does it once.
 */
export async function sendWaiting(onSent: (title: string) => void): Promise<void> {
  const send = async () => {
    for (const job of await listWaiting()) {
      if (job.refusal !== null) continue;
      if (!(await sendOne(job, onSent))) return;
    }
  };
  // Insecure origins have no locks, and no service worker either.
  if (!("locks" in navigator)) return send();
  await navigator.locks.request(waitingLock, send);
}

/** False when it has to wait on. */
async function sendOne(job: WaitingJob, onSent: (title: string) => void): Promise<boolean> {
  try {
    await workOf(job);
    await dropWaiting(job.id);
    onSent(job.title);
    return true;
  } catch (error) {
    const { isUncertain, code, message } = describeFailure(error);
    if (isUncertain || code === "rate_limited" || code === "not_signed_in") return false;
    const store = await openPhoneStore();
    await store.put("waiting", { ...job, refusal: message });
    store.close();
    tellChange();
    return true;
  }
}

async function workOf({ work, key }: WaitingJob): Promise<Analysis | Deal> {
  const { analyze, account } = await loadApi();
  // safe because both were typed as what the calls take when they were kept
  if (work.kind === "deal") return account.createDeal(work.deal as NewDeal, key);
  const listing = work.listing as ListingRequest | null;
  return analyze({
    ...(listing && { listing }),
    ...(work.pictures.length > 0 && { screenshots: work.pictures }),
    idempotencyKey: key,
  });
}

const tellChange = () => document.dispatchEvent(new Event(waitingChanged));
