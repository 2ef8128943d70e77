import { randomUUID } from "node:crypto";
import type { InstallLinkRequest } from "@flipworth/contract";
import { and, desc, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { installLinkRequests } from "../../db/schema/accounts/install-link-requests.ts";
import { installs } from "../../db/schema/accounts/installs.ts";
import { isUuid } from "../../db/uuid.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { digestOf } from "../../secrets.ts";
import { type ClaimInstallDeps, lockOwner, moveHistory } from "./claim-install.ts";
import { said } from "../../words/errors.ts";

/** How long a person may take to answer. */
const answerMs = 10 * 60_000;

type Asking = { userId: string; secret: string; device: string | null };

/**
 * Notes that an extension wants to use the account the person whose cookie came along. It does only once
 * they confirm. True when it does already. Throws `not_found` for a secret that nobody has.
 */
export async function askToLink(
  { database, clock }: Pick<ClaimInstallDeps, "database" | "clock">,
  { userId, secret, device }: Asking,
): Promise<boolean> {
  const now = clock();
  const isIt = and(eq(installs.secretHash, digestOf(secret)), isNull(installs.endedAt));
  const [install] = await database.select().from(installs).where(isIt);
  if (!install) throw new AppError("not_found", said("noSuchInstall"));
  if (install.userId === userId) return true;
  await database.delete(installLinkRequests).where(lte(installLinkRequests.askedAt, tooOld(now)));
  const asked = { userId, device, askedAt: now };
  const { installId } = installLinkRequests;
  await database
    .insert(installLinkRequests)
    .values({ id: randomUUID(), installId: install.id, ...asked })
    .onConflictDoUpdate({ target: installId, set: asked });
  return false;
}

/** What waits for the person's answer, the newest first. */
export async function listLinkRequests(
  { database, clock }: Pick<ClaimInstallDeps, "database" | "clock">,
  userId: string,
): Promise<InstallLinkRequest[]> {
  const { id, device, askedAt } = installLinkRequests;
  const rows = await database
    .select({ id, device, askedAt })
    .from(installLinkRequests)
    .where(isOpen(userId, clock()))
    .orderBy(desc(askedAt));
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

type Answer = { userId: string; requestId: string };

/** The person says yes: the install acts for them, and its history is theirs. */
export async function confirmLink(deps: ClaimInstallDeps, answer: Answer): Promise<number> {
  const now = deps.clock();
  return deps.database.transaction(async (transaction) => {
    await lockOwner(transaction, answer.userId);
    const request = await takeRequest(transaction, answer, now);
    const link = { linkedAt: now, lastUsedAt: now, device: request.device };
    const [install] = await transaction
      .update(installs)
      .set({ userId: answer.userId, ...link })
      .where(and(eq(installs.id, request.installId), isNull(installs.endedAt)))
      .returning({ id: installs.id });
    if (!install) throw noSuchRequest();
    const { userId } = answer;
    return moveHistory({ ...deps, database: transaction }, { installId: install.id, userId });
  });
}

/** The person says no. */
export async function refuseLink(
  { database, clock }: Pick<ClaimInstallDeps, "database" | "clock">,
  answer: Answer,
): Promise<void> {
  await takeRequest(database, answer, clock());
}

async function takeRequest(database: Database, { userId, requestId }: Answer, now: Date) {
  const isIt = and(eq(installLinkRequests.id, requestId), isOpen(userId, now));
  const [taken] = isUuid(requestId)
    ? await database.delete(installLinkRequests).where(isIt).returning()
    : [];
  if (!taken) throw noSuchRequest();
  return taken;
}

const isOpen = (userId: string, now: Date) =>
  and(eq(installLinkRequests.userId, userId), gt(installLinkRequests.askedAt, tooOld(now)));

const tooOld = (now: Date) => new Date(now.getTime() - answerMs);

const noSuchRequest = () => new AppError("not_found", said("linkRequestExpired"));
