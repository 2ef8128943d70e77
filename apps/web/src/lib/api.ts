import { type AnalyzeRequest, ApiError, createClient } from "@flipworth/contract";
import { acceptedLanguage } from "./language.ts";
import { ensureInstall, forgetInstall, keptSecret } from "./phone/install.ts";
import { isSignedIn } from "./session.ts";

const options = {
  baseUrl: "",
  fetch: (...request: Parameters<typeof fetch>) => globalThis.fetch(...request),
  language: acceptedLanguage,
};
/** Who is known by the session's cookie, or nobody. */
export const account = createClient(options);
const install = createClient({ ...options, secret: async () => keptSecret() });

export const analyze = async (request: AnalyzeRequest) =>
  (await isAccount()) ? account.analyze(request) : withInstall(() => install.analyze(request));
type Listed = Parameters<typeof account.listAnalyses>[0];
export const listAnalyses = async (page: Listed) =>
  (await isAccount()) ? account.listAnalyses(page) : withInstall(() => install.listAnalyses(page));
export const getAnalysis = async (id: string) =>
  (await isAccount()) ? account.getAnalysis(id) : withInstall(() => install.getAnalysis(id));
export const getCredits = async () =>
  (await isAccount()) ? account.getCredits() : withInstall(install.getCredits);

/** What this browser spent before the sign-in counts before anything else does. */
async function isAccount(): Promise<boolean> {
  if (!(await isSignedIn())) return false;
  await claimKeptInstall();
  return true;
}

let claiming: Promise<void> | undefined;

/**
 * Moves what this browser analyzed without an account into the account that is signed in. Calls at
 * the same time share one claim, and none of them ever fails.
 */
export function claimKeptInstall(): Promise<void> {
  claiming ??= claim().finally(() => {
    claiming = undefined;
  });
  return claiming;
}

async function claim(): Promise<void> {
  const secret = keptSecret();
  if (secret === undefined) return;
  try {
    await account.claimInstall(secret);
    forgetInstall();
  } catch (error) {
    // An install that the server refuses will be refused for good; another failure is tried again
    // at the next visit. The account works without either.
    if (isFinal(error)) forgetInstall();
  }
}

/** The answer to correct is gone, or the server takes this for another listing. */
export const isNoLongerRefinable = (error: unknown) =>
  error instanceof ApiError && [400, 404].includes(error.status);

const isFinal = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

/** A 401 means the kept secret is unknown to the server: a new install is registered, once. */
async function withInstall<T>(call: () => Promise<T>): Promise<T> {
  await ensureInstall(account.createInstall);
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    forgetInstall();
    await ensureInstall(account.createInstall);
    return call();
  }
}
