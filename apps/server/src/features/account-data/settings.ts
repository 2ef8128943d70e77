import { type AccountSettings, defaultAccountSettings } from "@flipworth/contract";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { prepared } from "../../db/prepared.ts";
import { accountSettings } from "../../db/schema/accounts/account-settings.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { said } from "../../words/errors.ts";

const rowOfOwner = prepared((database) =>
  database
    .select()
    .from(accountSettings)
    .where(eq(accountSettings.userId, sql.placeholder("ownerId")))
    .prepare("settings_of_owner"),
);

/** How an owner resells; the defaults for who never said, and for an install. */
export async function settingsOf(database: Database, ownerId: string): Promise<AccountSettings> {
  const [row] = await rowOfOwner(database).execute({ ownerId });
  return settingsFrom(row?.settings);
}

/** The rest of the settings stays as it is. */
export async function changeSettings(
  database: Database,
  userId: string,
  change: Partial<AccountSettings>,
): Promise<void> {
  await replaceSettings(database, userId, { ...(await settingsOf(database, userId)), ...change });
}
/** A setting that is younger than the row has its default. */
export const settingsFrom = (stored: AccountSettings | null | undefined): AccountSettings => ({
  ...defaultAccountSettings,
  ...stored,
});

export async function replaceSettings(
  database: Database,
  userId: string,
  settings: AccountSettings,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, userId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    await transaction
      .insert(accountSettings)
      .values({ userId, settings })
      .onConflictDoUpdate({ target: accountSettings.userId, set: { settings } });
  });
}
