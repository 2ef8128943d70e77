import {
  type Analysis,
  type AnalyzeRequest,
  ApiError,
  type Client,
  createClient,
  type Credits,
} from "@flipworth/contract";
import { installItem, readServerAddress } from "../storage/items.ts";

let registering: Promise<void> | undefined;

/** Registers this browser the first time. Throws `ApiError`, or `TypeError` without a server. */
export function analyze(request: AnalyzeRequest): Promise<Analysis> {
  return withInstall((client) => client.analyze(request));
}

/** Undefined before the first analysis: looking at the panel registers nobody. */
export async function findCredits(): Promise<Credits | undefined> {
  return (await installItem.read()) ? withInstall((client) => client.getCredits()) : undefined;
}

/** A 401 means that the server does not know the kept secret: a new one is asked for, once. */
async function withInstall<T>(call: (client: Client) => Promise<T>): Promise<T> {
  const client = clientOf(await readServerAddress());
  await ensureInstall(client);
  try {
    return await call(client);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await installItem.remove();
    await ensureInstall(client);
    return call(client);
  }
}

function clientOf(baseUrl: string): Client {
  return createClient({
    baseUrl,
    fetch: (...request) => globalThis.fetch(...request),
    secret: async () => (await installItem.read())?.secret,
  });
}

/** Calls at the same time share one registration. */
async function ensureInstall(client: Client): Promise<void> {
  if (await installItem.read()) return;
  registering ??= client
    .createInstall()
    .then(installItem.write)
    .finally(() => {
      registering = undefined;
    });
  await registering;
}
