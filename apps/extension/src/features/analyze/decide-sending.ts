import { findUser } from "../../lib/api.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { captureItem, sellingSetting } from "../../storage/items.ts";

/** Settles what of a capture is sent and keeps it so: a retry, also of a panel opened anew, sends the same. */
export async function decideSending(capture: Capture): Promise<Capture> {
  const item = captureItem(capture.tabId);
  const kept = await item.read();
  if (kept?.id === capture.id && kept.wishes) return kept;
  const decided = { ...capture, wishes: await visitorWishes() };
  // A newer click may have left its own capture meanwhile.
  if ((await item.read())?.id === capture.id) await item.write(decided);
  return decided;
}

/** The account's settings count where there is one, so then the request says nothing. */
async function visitorWishes(): Promise<NonNullable<Capture["wishes"]>> {
  const { sellingPlatform, targets } = await sellingSetting.readOrInitial();
  if (!sellingPlatform && !targets) return {};
  if (await findUser()) return {};
  return { ...(sellingPlatform && { sellingPlatform }), ...(targets && { targets }) };
}
