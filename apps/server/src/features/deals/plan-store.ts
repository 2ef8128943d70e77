import { type DealPlan, defaultDealPlan } from "@flipworth/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { lockUser } from "../../db/lock-user.ts";
import { dealPlans } from "../../db/schema/deal-records.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { said } from "../../words/errors.ts";

export async function planOfOwner(database: Database, ownerId: string): Promise<DealPlan> {
  const [row] = await database.select().from(dealPlans).where(eq(dealPlans.ownerId, ownerId));
  return { ...defaultDealPlan, ...row?.plan };
}

export async function replacePlan(
  database: Database,
  ownerId: string,
  plan: DealPlan,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await lockUser(transaction, ownerId))) {
      throw new AppError("not_signed_in", said("accountGone"));
    }
    await transaction
      .insert(dealPlans)
      .values({ ownerId, plan })
      .onConflictDoUpdate({ target: dealPlans.ownerId, set: { plan } });
  });
}
