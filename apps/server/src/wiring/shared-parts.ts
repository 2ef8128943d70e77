import { boundedSearches } from "../db/searching.ts";
import { authenticateKey, hasApiKey } from "../features/api-keys/authenticate-key.ts";
import { whoAsks } from "../features/accounts/who.ts";
import { currentSubscription } from "../features/billing/current-subscription.ts";
import { periodEnd } from "../features/credits/period.ts";
import { creditsStore } from "../features/credits/store.ts";
import { authenticateInstall } from "../features/installs/authenticate.ts";
import type { SalesKeeping } from "../features/sales/memory.ts";
import { createNearSales } from "../features/sales/near-sales.ts";
import type { ApiContext } from "../http/middleware/api-env.ts";
import { namingOf } from "./calls-of-sales.ts";
import { analysisBrakes } from "../http/limits/analysis-brakes.ts";
import { clientNetwork } from "../http/limits/client-network.ts";
import { burstLimits } from "../http/limits/burst-limits.ts";
import { searchingLists } from "../http/limits/searching-lists.ts";
import type { AppDeps } from "./app-deps.ts";

export type Parts = ReturnType<typeof sharedParts>;

/** What several features have in common. */
export function sharedParts(deps: AppDeps) {
  const { database, clock, isSecure } = deps;
  const bursts = burstLimits(deps.pool, deps.limits);
  const cookies = { isSecure };
  const keyHolder = authenticateKey({ database, clock, countCall: bursts.countKeyCall });
  const credits = creditsStore(database, clock);
  const asks = whoAsks({
    database,
    clock,
    cookies,
    authenticateInstall: (c) => authenticateInstall(c, { database, clock }),
    hasApiKey,
    authenticateKey: keyHolder,
  });
  const who = {
    ...asks,
    user: bursts.countingWrites(asks.user),
    personally: bursts.countingWrites(asks.personally),
  };
  const search = boundedSearches(database, deps.searchBounds);
  const searching = searchingLists({ database, search, countSearch: bursts.countSearch });
  const networkOf = (c: ApiContext) => clientNetwork(c, deps.trustedProxies);
  const subscription = async (userId: string) => {
    const { plan, subscription, ...counted } = await credits.balance(userId);
    return currentSubscription({ credits: credits.toWire(counted), plan, subscription });
  };
  const firstReset = (now: Date) => periodEnd(now.getUTCDate(), now);
  const keeping: SalesKeeping = deps.salesMemory ?? "own";
  const findNear = createNearSales(database, clock);
  const nameNew = namingOf(deps);
  return {
    brakes: analysisBrakes(deps.pool, deps.limits),
    bursts,
    cookies,
    credits,
    keyHolder,
    networkOf,
    searching,
    who,
    subscription,
    firstReset,
    keeping,
    findNear,
    nameNew,
  };
}
