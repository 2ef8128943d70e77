import { and, gt, isNotNull, isNull, type Placeholder, type SQL } from "drizzle-orm";
import { installs } from "./schema/accounts/installs.ts";

const dayMs = 86_400_000;
/** A link ends this long after it was last used, as a session does. */
const idleLinkMs = 30 * dayMs;
/** A link ends this long after the person confirmed it, however much it is used. */
const longestLinkMs = 90 * dayMs;

type Ages<Moment> = { linkedAfter: Moment; usedAfter: Moment };

export const linksAliveAt = (now: Date): Ages<Date> => ({
  linkedAfter: new Date(now.getTime() - longestLinkMs),
  usedAfter: new Date(now.getTime() - idleLinkMs),
});

/** Which installs act for the person they belong to. */
export const isLiveLink = (now: Date): SQL | undefined => liveLink(linksAliveAt(now));

export function liveLink({ linkedAfter, usedAfter }: Ages<Date | Placeholder>): SQL | undefined {
  return and(
    isNotNull(installs.userId),
    isNull(installs.endedAt),
    gt(installs.linkedAt, linkedAfter),
    gt(installs.lastUsedAt, usedAfter),
  );
}
