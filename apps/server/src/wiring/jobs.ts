import type { Config } from "../config.ts";
import type { GuideReader } from "../guide-reader.ts";
import { condensingDaily } from "../db/condense-sales.ts";
import { sendDueDigest } from "../features/sales/trends/digest.ts";
import { nameSales } from "../features/sales/name-sales.ts";
import { askEarlierSubscriber } from "../features/newsletter/ask-to-confirm.ts";
import { keepDelivering } from "../features/webhooks/deliver.ts";
import type { Post } from "../features/webhooks/post-port.ts";
import { tellTurnedOff } from "../features/webhooks/tell-turned-off.ts";
import type { Mailer } from "../mail-port.ts";
import { keepHouse } from "../lifecycle/housekeeping.ts";
import { type RepairDeps, repairing } from "./repairing.ts";

const housekeepingEveryMs = 60_000;

type JobDeps = RepairDeps & { mailer: Mailer | null; siteOrigin: string; postToWebhook: Post };

/** What runs beside the requests; answers how to stop it. */
export function beginJobs(
  config: Config,
  deps: JobDeps & { guide: GuideReader },
): () => Promise<void> {
  const { database, logger, mailer, siteOrigin, guide } = deps;
  const clock = () => new Date();
  const { analysesKeptMonths } = config;
  const everyMs = housekeepingEveryMs;
  const isSharing = config.salesMemory === "shared";
  const asking = mailer ? { database, mailer, siteOrigin } : null;
  const more = [
    ...(asking ? [() => askEarlierSubscriber(asking, clock())] : []),
    ...(asking ? [() => sendDueDigest({ ...asking, guide, clock, isSharing })] : []),
    condensingDaily(database, clock),
    // Those that a server left unnamed when it ended.
    () => nameSales(database, guide),
  ];
  const stopHousekeeping = keepHouse({
    database,
    logger,
    clock,
    everyMs,
    analysesKeptMonths,
    more,
  });
  const stopRepairing = repairing(config, deps);
  const stopDelivering = keepDelivering({
    ...deps,
    clock,
    post: deps.postToWebhook,
    tellTurnedOff: tellTurnedOff(deps),
  });
  return async () => {
    stopRepairing();
    await Promise.all([stopHousekeeping(), stopDelivering()]);
  };
}
