import { Analysis, type ListingRequest } from "@flipworth/contract";
import { createMeter } from "../../features/metrics/meter.ts";
import { tellComparablesCalls } from "../../features/metrics/tell-comparables-calls.ts";
import { createLogger } from "../../lifecycle/logger.ts";
import type { DailyCalls } from "../../providers/comparables/daily-calls.ts";
import { ebayComparables } from "../../providers/comparables/ebay.ts";
import { aListing } from "../factories.ts";
import { ebayStandIn } from "../stand-ins/ebay-stand-in.ts";
import { testApp, type TestAppOptions } from "../test-app.ts";

type Options = TestAppOptions & { timeLimitMs?: number; calls?: DailyCalls };

const anyNumber: DailyCalls = { take: async () => true };

/** The application with a provider of comparables that speaks to the stand-in. */
export async function comparablesWorld(options: Options = {}) {
  const { timeLimitMs = 30_000, calls = anyNumber, ...rest } = options;
  const standIn = await ebayStandIn();
  const log: string[] = [];
  const meter = createMeter({
    pictures: () => ({ waiting: 0, reading: 0 }),
    databasePool: () => ({ total: 0, idle: 0, waiting: 0 }),
  });
  await meter.begin();
  const logger = createLogger("info", { write: (line: string) => void log.push(line) });
  const comparables = ebayComparables({
    ...standIn.settings,
    timeLimitMs,
    calls,
    clock: () => new Date(),
    onAsked: tellComparablesCalls({ meter, logger }),
  });
  const app = await testApp({ comparables, ...rest });
  const ana = app.as("ana");
  const analyse = async (listing: ListingRequest = aListing()) =>
    Analysis.parse((await ana.post("/api/analyses", listing)).body);
  return { ...standIn, ...app, ana, analyse, log, report: () => meter.report() };
}

/** What the same listing is answered where no provider is set up. */
export async function withoutProvider(listing: ListingRequest = aListing()): Promise<Analysis> {
  const { as } = await testApp();
  return Analysis.parse((await as("ben").post("/api/analyses", listing)).body);
}

export const comparablesOf = ({ details }: Analysis) => details.analysisStages.comparables;
export const figuresOf = ({ resaleRange, netProfit, flipScore, recommendation }: Analysis) => ({
  resaleRange,
  netProfit,
  flipScore,
  recommendation,
});
