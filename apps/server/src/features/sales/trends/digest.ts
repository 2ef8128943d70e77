import type { WatchedThing } from "@flipworth/contract";
import { and, asc, eq, lt } from "drizzle-orm";
import { isoDay } from "../../../calendar-days.ts";
import type { Database } from "../../../db/client.ts";
import { trendDigests, watchedThings } from "../../../db/schema/watched-things.ts";
import { users } from "../../../db/schema/accounts/users.ts";
import type { Mailer } from "../../../mail-port.ts";
import { digestLink } from "./digest-link.ts";
import { watchedBy, watchedRows, type WatchesDeps } from "./watches.ts";

const weekMs = 7 * 86_400_000;
/** Later than everybody else who is due: one address that no server takes must not hold up the others. */
const againMs = 3_600_000;

type DigestDeps = Omit<WatchesDeps, "today"> & {
  mailer: Mailer;
  siteOrigin: string;
  clock: () => Date;
};

type Due = { ownerId: string };

/**
 * Looks at what one person watches who has not been written to for a week, and mails what newly moved
 * by more than its doubt. False when nobody is due; what the mail server does not take is tried again
 * in an hour.
 */
export async function sendDueDigest(deps: DigestDeps): Promise<boolean> {
  const due = await takeDue(deps);
  if (due === undefined) return false;
  try {
    await tellWhatMoved(deps, due.ownerId);
  } catch (error) {
    const { database, clock } = deps;
    await database
      .update(trendDigests)
      .set({ lastLookedAt: new Date(clock().getTime() - weekMs + againMs) })
      .where(eq(trendDigests.ownerId, due.ownerId));
    throw error;
  }
  return true;
}

/** Several servers do this at once: whoever is taken is nobody else's for a week. */
async function takeDue({ database, clock }: DigestDeps): Promise<Due | undefined> {
  return database.transaction(async (transaction) => {
    const [due] = await transaction
      .select()
      .from(trendDigests)
      .where(lt(trendDigests.lastLookedAt, new Date(clock().getTime() - weekMs)))
      .orderBy(asc(trendDigests.lastLookedAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return undefined;
    await transaction
      .update(trendDigests)
      .set({ lastLookedAt: clock() })
      .where(eq(trendDigests.ownerId, due.ownerId));
    return due;
  });
}

async function tellWhatMoved(deps: DigestDeps, ownerId: string): Promise<void> {
  const { database, clock, mailer, siteOrigin } = deps;
  const email = await emailOf(database, ownerId);
  if (email === null) return;
  const today = () => isoDay(clock());
  const told = await watchedRows(database, ownerId);
  const toldPercents = new Map(told.map((row) => [row.entryId, row.toldPercent]));
  const shifted = (await watchedBy({ ...deps, today }, ownerId)).flatMap((thing) => {
    const { entryId, movement } = thing;
    const before = toldPercents.get(entryId) ?? null;
    return movement && isNewly(movement, before ?? 0) ? [{ ...thing, movement, before }] : [];
  });
  // What has settled again is over: should it rise as far once more, that is another rise.
  const settled = shifted.filter(({ movement, before }) => !movement.isSure && before !== null);
  await noteTold(
    database,
    ownerId,
    settled.map(({ entryId }) => ({ entryId, percent: null })),
  );
  const moved = shifted.filter(({ movement }) => movement.isSure);
  if (moved.length === 0) return;
  const mail = mailOf(moved, {
    siteOrigin,
    unsubscribe: siteOrigin + (await digestLink(database, ownerId)),
  });
  // Noted first: a server that dies in between has told nothing, and never the same twice.
  await noteTold(database, ownerId, percentsOf(moved, "now"));
  try {
    await mailer.send({ to: email, ...mail });
  } catch (error) {
    await noteTold(database, ownerId, percentsOf(moved, "before"));
    throw error;
  }
}

type News = WatchedThing & { movement: Movement; before: number | null };

const percentsOf = (moved: readonly News[], which: "now" | "before") =>
  moved.map(({ entryId, movement, before }) => ({
    entryId,
    percent: which === "now" ? movement.percent : before,
  }));

async function noteTold(
  database: Database,
  ownerId: string,
  told: readonly { entryId: string; percent: number | null }[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { entryId, percent } of told) {
      const isIt = and(eq(watchedThings.ownerId, ownerId), eq(watchedThings.entryId, entryId));
      await transaction.update(watchedThings).set({ toldPercent: percent }).where(isIt);
    }
  });
}

type Links = { siteOrigin: string; unsubscribe: string };

const mailOf = (moved: readonly News[], links: Links) => ({
  subject:
    moved.length === 1
      ? "One thing you watch has moved"
      : `${moved.length} things you watch have moved`,
  text: textOf(moved, links),
  // One press in the mail program, without opening a page (RFC 8058).
  headers: {
    "List-Unsubscribe": `<${links.unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
});

type Movement = NonNullable<WatchedThing["movement"]>;

/** What was told is not told again until it has moved on by more than its doubt. */
const isNewly = ({ percent, doubtPercent }: Movement, toldPercent: number) =>
  Math.abs(percent - toldPercent) > doubtPercent;

async function emailOf(database: Database, ownerId: string): Promise<string | null> {
  const [row] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, ownerId));
  return row?.email ?? null;
}

function textOf(moved: readonly News[], { siteOrigin, unsubscribe }: Links): string {
  const lines = moved.map(
    ({ entryId, name, movement }) =>
      `${sentenceOf(name, movement)}\n${siteOrigin}/prices/${encodeURIComponent(entryId)}`,
  );
  return `${lines.join("\n\n")}

Recorded sales of the latest 90 days against the year before. All your watched things:
${siteOrigin}/trends

Stop these mails:
${unsubscribe}
`;
}

/** "Apple iPhone 13: up 20% (±12%) to $240, from $200. 6 sales." */
function sentenceOf(name: string, movement: Movement): string {
  const { percent, doubtPercent, median, before, count } = movement;
  const way = percent > 0 ? "up" : "down";
  const size = `${Math.abs(percent)}% (±${doubtPercent}%)`;
  return `${name}: ${way} ${size} to ${dollars(median)}, from ${dollars(before)}. ${count} sales.`;
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
