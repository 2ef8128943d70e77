import type {
  AccountExport,
  Analysis,
  ApiKey,
  Deal,
  RecordedSale,
  SavedListing,
  User,
  Webhook,
} from "@flipworth/contract";
import { and, asc, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../db/client.ts";
import { isLiveLink } from "../../db/live-link.ts";
import { installs } from "../../db/schema/accounts/installs.ts";
import { newsletterSubscribers } from "../../db/schema/newsletter-subscribers.ts";
import { sessions } from "../../db/schema/accounts/sessions.ts";
import { users } from "../../db/schema/accounts/users.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { settingsOf } from "./settings.ts";
import { said } from "../../words/errors.ts";

export type ExportAccountDeps = {
  database: Database;
  clock: () => Date;
  subscription: (userId: string) => Promise<User["subscription"]>;
  apiKeys: (userId: string) => Promise<ApiKey[]>;
  webhooks: (userId: string) => Promise<Webhook[]>;
  /** What a person may have a hundred thousand of is handed over a page at a time. */
  savedListings: (userId: string) => AsyncIterable<readonly SavedListing[]>;
  analyses: (userId: string) => AsyncIterable<readonly Analysis[]>;
  sales: (userId: string) => AsyncIterable<readonly RecordedSale[]>;
  watchedThings: (userId: string) => Promise<ExportedAccount["watchedThings"]>;
  deals: {
    shortParts: (
      userId: string,
    ) => Promise<Pick<ExportedAccount, "trips" | "dealPlan" | "taxYears">>;
    deals: (userId: string) => AsyncIterable<readonly Deal[]>;
    dealChanges: (userId: string) => AsyncIterable<readonly unknown[]>;
    receipts: (userId: string) => AsyncIterable<readonly unknown[]>;
  };
};

type ExportedAccount = z.input<typeof AccountExport>;
type LongList = "savedListings" | "analyses" | "sales" | "deals" | "dealChanges" | "receipts";

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
  yield* jsonList("deals", deps.deals.deals(userId));
  yield* jsonList("dealChanges", deps.deals.dealChanges(userId));
  yield* jsonList("receipts", deps.deals.receipts(userId));
  yield "}";
}

async function shortParts(
  deps: ExportAccountDeps,
  userId: string,
): Promise<Omit<ExportedAccount, LongList>> {
  const { database, clock, subscription: subscriptionOf } = deps;
  const profile = await profileOf(database, userId);
  const subscription = await subscriptionOf(userId);
  return {
    exportedAt: clock().toISOString(),
    user: { ...profile, subscription },
    settings: await settingsOf(database, userId),
    credits: { used: subscription.creditsUsed, resetsAt: subscription.resetsAt },
    sessions: await sessionsOf(database, userId),
    installs: await installsOf(deps, userId),
    apiKeys: await deps.apiKeys(userId),
    webhooks: await deps.webhooks(userId),
    watchedThings: await deps.watchedThings(userId),
    newsletter: await newsletterOf(database, profile.email),
    ...(await deps.deals.shortParts(userId)),
  };
}

async function profileOf(database: Database, userId: string) {
  const [row] = await database.select().from(users).where(eq(users.id, userId));
  if (!row) throw new AppError("not_signed_in", said("accountGone"));
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

/** The extensions that act for the person. */
async function installsOf({ database, clock }: ExportAccountDeps, userId: string) {
  const rows = await database
    .select()
    .from(installs)
    .where(and(eq(installs.userId, userId), isLiveLink(clock())))
    .orderBy(asc(installs.createdAt));
  return rows.map(({ id, device, createdAt, linkedAt, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    linkedAt: linkedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

async function newsletterOf(database: Database, email: string | null) {
  if (email === null) return null;
  const isTheirs = eq(newsletterSubscribers.email, email.toLowerCase());
  const [row] = await database.select().from(newsletterSubscribers).where(isTheirs);
  if (!row) return null;
  const { confirmedAt, createdAt } = row;
  return {
    email: row.email,
    createdAt: createdAt.toISOString(),
    confirmedAt: confirmedAt?.toISOString() ?? null,
  };
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
