import {
  type Analysis,
  type AnalyzeRequest,
  ApiError,
  type Client,
  createClient,
  type Credits,
  type Install,
  type NewSavedListing,
  type SavedListing,
  type User,
} from "@flipworth/contract";
import { installItem, readServerAddress } from "../storage/items.ts";
import { languageSetting } from "../storage/language-items.ts";

// Every call throws `ApiError` for a refusal, and `TypeError` without a server.

/** Registers this browser the first time. */
export function analyze(request: AnalyzeRequest): Promise<Analysis> {
  return withInstall((client) => client.analyze(request));
}

/** Undefined before the first analysis: looking at the panel registers nobody. */
export function findCredits(): Promise<Credits | undefined> {
  return ifInstalled((client) => client.getCredits());
}

/** The person that this install acts for; undefined for a visitor. */
export async function findUser(): Promise<User | undefined> {
  return (await ifInstalled((client) => client.getCurrentUser())) ?? undefined;
}

/** The newest first. */
export async function listAnalyses(count: number): Promise<Analysis[]> {
  const page = await ifInstalled((client) => client.listAnalyses({ limit: count }));
  return page?.rows ?? [];
}

/** Only for who is signed in: a 401 is "not signed in", and says nothing against the secret. */
export async function saveListing(listing: NewSavedListing): Promise<SavedListing> {
  return (await clientOfInstall()).saveListing(listing);
}

/** Whether the person is to be asked to share what they read on sold pages; never who isn't signed in. */
export async function isAskedToShare(): Promise<boolean> {
  try {
    return (await (await clientOfInstall()).getSalesSharing()).isAsking;
  } catch (error) {
    // Nobody is signed in any more, or the server is from before people could share.
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return false;
    throw error;
  }
}

/** Only for who is signed in. The server remembers it, so that no other device asks again. */
export async function answerSharing(agrees: boolean): Promise<void> {
  await (await clientOfInstall()).answerSharing(agrees);
}

/**
 * Whoever is signed in on the site, by its cookie, once they have confirmed there that this install
 * acts for them; "asked" until then. Undefined when nobody is signed in.
 */
export async function takeOverSession(): Promise<User | "asked" | undefined> {
  const server = await readServerAddress();
  const site = clientOf(server);
  const user = await site.getCurrentUser();
  if (!user) return undefined;
  return (await askToLink(server, site)) ? user : "asked";
}

async function askToLink(server: string, site: Client): Promise<boolean> {
  const install = await ensureInstall(server);
  try {
    return (await site.askToLink(install.secret)).isLinked;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await forget(server, install);
    const { secret } = await ensureInstall(server);
    return (await site.askToLink(secret)).isLinked;
  }
}

/**
 * The link of a person ends on the server too, where that can be reached. Nobody is known here any
 * more; the next analysis registers a new visitor.
 */
export async function signOut(): Promise<void> {
  const server = await readServerAddress();
  const install = await installItem(server).read();
  await installItem(server).remove();
  if (install)
    await clientOf(server, install)
      .deleteInstall()
      .catch(() => undefined);
}

/** A secret that the server does not know is replaced, once. */
async function withInstall<T>(call: (client: Client) => Promise<T>): Promise<T> {
  const server = await readServerAddress();
  const install = await ensureInstall(server);
  try {
    return await call(clientOf(server, install));
  } catch (error) {
    if (!isUnknownSecret(error)) throw error;
    await forget(server, install);
    return call(clientOf(server, await ensureInstall(server)));
  }
}

async function ifInstalled<T>(call: (client: Client) => Promise<T>): Promise<T | undefined> {
  const server = await readServerAddress();
  const install = await installItem(server).read();
  if (!install) return undefined;
  try {
    return await call(clientOf(server, install));
  } catch (error) {
    if (!isUnknownSecret(error)) throw error;
    await forget(server, install);
    return undefined;
  }
}

/** With the secret that is kept, if there is one: nobody is registered. */
async function clientOfInstall(): Promise<Client> {
  const server = await readServerAddress();
  return clientOf(server, await installItem(server).read());
}

function isUnknownSecret(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function clientOf(baseUrl: string, install?: Install): Client {
  return createClient({
    baseUrl,
    fetch: fetchInLanguage,
    secret: async () => install?.secret,
  });
}

/** Chrome would ask for its own language, whatever the person chose here. */
const fetchInLanguage: typeof fetch = async (address, init = {}) => {
  const headers = new Headers(init.headers);
  headers.set("accept-language", await languageSetting.readOrInitial());
  return globalThis.fetch(address, { ...init, headers });
};

/** Another call may have replaced it already: that one stays. */
async function forget(server: string, { secret }: Install): Promise<void> {
  const kept = await installItem(server).read();
  if (kept?.secret === secret) await installItem(server).remove();
}

/**
 * Calls at the same time share one registration, also those of the panel and of a card in a page:
 * an analysis of an install that another one overwrote could never join an account.
 */
async function ensureInstall(server: string): Promise<Install> {
  const kept = await installItem(server).read();
  return kept ?? navigator.locks.request(`install ${server}`, () => registered(server));
}

async function registered(server: string): Promise<Install> {
  const kept = await installItem(server).read();
  if (kept) return kept;
  const install = await clientOf(server).createInstall();
  await installItem(server).write(install);
  return install;
}
