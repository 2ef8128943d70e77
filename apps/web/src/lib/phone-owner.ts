import { openPhoneStore } from "../kept/phone-store.ts";
import { loadApi } from "./load-api.ts";

export const visitor = "visitor";
const knownKey = "owner";

/**
 * Whose things this phone keeps now. What another account left is removed as soon as the server has
 * said who is here; without a connection it is whoever was here last.
 */
export async function phoneOwner(): Promise<string> {
  const store = await openPhoneStore();
  try {
    const owner = await askWhoIsHere();
    if (owner === undefined) return (await store.get("known", knownKey)) ?? visitor;
    await store.put("known", owner, knownKey);
    const isForeign = (kept: { owner: string }) => kept.owner !== owner && kept.owner !== visitor;
    for (const name of ["waiting", "finds"] as const) {
      for (const kept of await store.getAll(name)) {
        if (isForeign(kept)) await store.delete(name, kept.id as never);
      }
    }
    return owner;
  } finally {
    store.close();
  }
}

/** undefined where nobody can be asked. */
async function askWhoIsHere(): Promise<string | undefined> {
  try {
    const { account } = await loadApi();
    const user = await account.getCurrentUser();
    return user === null ? visitor : `account ${user.email ?? user.firstName ?? ""}`;
  } catch {
    return undefined;
  }
}
