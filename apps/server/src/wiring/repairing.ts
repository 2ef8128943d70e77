import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../db/client.ts";
import type { Payments } from "../features/billing/payments-port.ts";
import { keepRepairing } from "../features/billing/repair.ts";
import { countFailures } from "../features/metrics/count-failures.ts";
import type { Meter } from "../features/metrics/meter.ts";

const repairEveryMs = 5 * 60_000;

export type RepairDeps = { database: Database; payments: Payments; logger: Logger; meter: Meter };

/** Keeps subscriptions as the provider has them; answers how to stop. */
export function repairing(
  config: Config,
  { database, payments, logger, meter }: RepairDeps,
): () => void {
  if (!config.payments) return () => undefined;
  const counted = countFailures(payments, { count: () => meter.providerFailed("payments") });
  const billing = { database, clock: () => new Date(), payments: counted };
  return keepRepairing(billing, logger, repairEveryMs);
}
