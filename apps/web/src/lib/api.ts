import { type AnalyzeRequest, ApiError, createClient } from "@flipworth/contract";
import { ensureInstall, forgetInstall, keptSecret } from "./install.ts";

const options = {
  baseUrl: "",
  fetch: (...request: Parameters<typeof fetch>) => globalThis.fetch(...request),
};
const visitor = createClient(options);
const client = createClient({ ...options, secret: async () => keptSecret() });

export const analyze = (request: AnalyzeRequest) => withInstall(() => client.analyze(request));
export const getCredits = () => withInstall(() => client.getCredits());

/** A 401 means the kept secret is unknown to the server: a new install is registered, once. */
async function withInstall<T>(call: () => Promise<T>): Promise<T> {
  await ensureInstall(visitor.createInstall);
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    forgetInstall();
    await ensureInstall(visitor.createInstall);
    return call();
  }
}
