import { accountOwner, visitor } from "../../kept/owners.ts";
import { openPhoneStore, type PhoneStore } from "../../kept/phone-store.ts";
import { loadApi } from "../load-api.ts";

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
    await removeForeign(store, owner);
    return owner;
  } finally {
    store.close();
  }
}

async function removeForeign(store: PhoneStore, owner: string): Promise<void> {
  const isForeign = (kept: { owner: string }) => kept.owner !== owner && kept.owner !== visitor;
  const jobs = (await store.getAll("waiting")).filter(isForeign);
  const finds = (await store.getAll("finds")).filter(isForeign);
  await Promise.all([
    ...jobs.map(({ id }) => store.delete("waiting", id)),
    ...finds.map(({ id }) => store.delete("finds", id)),
  ]);
}

/** undefined where nobody can be asked. */
async function askWhoIsHere(): Promise<string | undefined> {
  try {
    const { account } = await loadApi();
    const user = await account.getCurrentUser();
    return user === null ? visitor : accountOwner(user);
  } catch {
    return undefined;
  }
}
