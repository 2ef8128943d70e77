import type { TaxYearChoices } from "@flipworth/contract";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { lockUser } from "../../../db/lock-user.ts";
import { taxYears } from "../../../db/schema/deal-records.ts";
import { AppError } from "../../../http/replies/app-error.ts";
import { defaultChoices } from "./tax-year.ts";
import { said } from "../../../words/errors.ts";

export async function choicesOf(
  database: Database,
  ownerId: string,
  year: number,
): Promise<TaxYearChoices> {
  const [row] = await database
    .select()
    .from(taxYears)
    .where(and(eq(taxYears.ownerId, ownerId), eq(taxYears.year, year)));
  return row?.choices ?? defaultChoices;
}

export async function allChoices(database: Database, ownerId: string) {
  const rows = await database
    .select()
    .from(taxYears)
    .where(eq(taxYears.ownerId, ownerId))
    .orderBy(asc(taxYears.year));
  return rows.map(({ year, choices }) => ({ ...choices, year }));
}

export async function replaceChoices(
  database: Database,
  ownerId: string,
  { year, choices }: { year: number; choices: TaxYearChoices },
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, ownerId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    await transaction
      .insert(taxYears)
      .values({ ownerId, year, choices })
      .onConflictDoUpdate({ target: [taxYears.ownerId, taxYears.year], set: { choices } });
  });
}
