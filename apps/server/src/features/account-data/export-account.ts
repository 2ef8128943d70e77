import type {
  AccountExport,
  Analysis,
  RecordedSale,
  SavedListing,
  User,
} from "@flipworth/contract";
import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import { installs } from "../../db/schema/installs.ts";
import { sessions } from "../../db/schema/sessions.ts";
import { users } from "../../db/schema/users.ts";
import { AppError } from "../../http/app-error.ts";
import { settingsOf } from "./settings.ts";

export type ExportAccountDeps = {
  database: Database;
  clock: () => Date;
  subscription: (userId: string) => Promise<User["subscription"]>;
  /** What a person may have a hundred thousand of is handed over a page at a time. */
  savedListings: (userId: string) => AsyncIterable<readonly SavedListing[]>;
  analyses: (userId: string) => AsyncIterable<readonly Analysis[]>;
  sales: (userId: string) => AsyncIterable<readonly RecordedSale[]>;
};

type ExportedAccount = z.input<typeof AccountExport>;

/** The JSON text of an `AccountExport`, in parts. */
export async function* exportAccount(
  deps: ExportAccountDeps,
  userId: string,
): AsyncGenerator<string> {
  // The object's closing brace makes room for the long lists.
  yield JSON.stringify(await shortParts(deps, userId)).slice(0, -1);
  yield* jsonList("savedListings", deps.savedListings(userId));
  yield* jsonList("analyses", deps.analyses(userId));
  yield* jsonList("sales", deps.sales(userId));
  yield "}";
}

async function shortParts(
  { database, clock, subscription: subscriptionOf }: ExportAccountDeps,
  userId: string,
): Promise<Omit<ExportedAccount, "savedListings" | "analyses" | "sales">> {
  const profile = await profileOf(database, userId);
  const subscription = await subscriptionOf(userId);
  return {
    exportedAt: clock().toISOString(),
    user: { ...profile, subscription },
    settings: await settingsOf(database, userId),
    credits: { used: subscription.creditsUsed, resetsAt: subscription.resetsAt },
    sessions: await sessionsOf(database, userId),
    installs: await installsOf(database, userId),
  };
}

async function profileOf(database: Database, userId: string) {
  const [row] = await database.select().from(users).where(eq(users.id, userId));
  if (!row) throw new AppError("not_signed_in", "This account is gone.");
  const { id, firstName, lastName, email, profileImageUrl } = row;
  const createdAt = row.createdAt.toISOString();
  return { id, firstName, lastName, email, profileImageUrl, createdAt };
}

async function sessionsOf(database: Database, userId: string) {
  const rows = await database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  return rows.map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

async function installsOf(database: Database, userId: string) {
  const rows = await database
    .select({ id: installs.id, createdAt: installs.createdAt })
    .from(installs)
    .where(eq(installs.userId, userId))
    .orderBy(asc(installs.createdAt));
  return rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() }));
}

async function* jsonList(
  name: string,
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let separator = "";
  for await (const page of pages) {
    yield separator + JSON.stringify(page).slice(1, -1);
    separator = ",";
  }
  yield "]";
}
