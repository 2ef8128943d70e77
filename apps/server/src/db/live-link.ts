import { and, gt, isNotNull, isNull, type SQL } from "drizzle-orm";
import { installs } from "./schema/installs.ts";

const dayMs = 86_400_000;
/** A link ends this long after it was last used, as a session does. */
const idleLinkMs = 30 * dayMs;
/** A link ends this long after the person confirmed it, however much it is used. */
const longestLinkMs = 90 * dayMs;

/** Which installs act for the person they belong to. */
export function isLiveLink(now: Date): SQL | undefined {
  return and(
    isNotNull(installs.userId),
    isNull(installs.endedAt),
    gt(installs.linkedAt, new Date(now.getTime() - longestLinkMs)),
    gt(installs.lastUsedAt, new Date(now.getTime() - idleLinkMs)),
  );
}
