import type { RequestObserver, RequestRecord } from "../../http/middleware/observe-requests.ts";
import type { Instruments } from "./instruments.ts";

/** What is read at the moment somebody asks. */
export type Gauges = {
  pictures: () => { waiting: number; reading: number };
  databasePool: () => { total: number; idle: number; waiting: number };
};

/** One question to a vision model, and how it ended. */
export type ModelCall = {
  question: string;
  outcome: string;
  milliseconds: number;
  inputTokens: number;
  outputTokens: number;
  costDollars: number | null;
};

/** One search for comparables, and how it ended. */
export type ComparablesCall = {
  outcome: string;
  milliseconds: number;
  /** The provider's, where it refused. */
  status: number | null;
  listings: number;
};

export type Meter = RequestObserver & {
  stageDone: (stage: string, milliseconds: number) => void;
  creditSpent: () => void;
  pictureTurnedAway: () => void;
  providerFailed: (provider: string) => void;
  modelAsked: (call: ModelCall) => void;
  comparablesAsked: (call: ComparablesCall) => void;
  /** It is ill and not asked for a while, or it answers again. */
  providerPaused: (provider: string, isPaused: boolean) => void;
  /** Begins to count. The library is loaded now and not with the server. */
  begin: () => Promise<void>;
  /** Everything counted, as Prometheus reads it; counting begins with the first look. */
  report: () => Promise<string>;
};

/** Counts what the server does, from `begin` or the first `report` on; before, nothing is loaded. */
export function createMeter(gauges: Gauges): Meter {
  let instruments: Instruments | undefined;
  let loading: Promise<Instruments> | undefined;
  // Also while nobody looks: a pause may begin before the first look and last beyond it.
  const paused = new Map<string, number>();
  const load = async () => {
    loading ??= import("./instruments.ts").then((module) =>
      module.createInstruments({ ...gauges, paused: () => paused }),
    );
    return (instruments = await loading);
  };
  return {
    isWatching: () => instruments !== undefined,
    see: (record: RequestRecord) => instruments?.see(record),
    stageDone: (stage, milliseconds) => instruments?.stageDone(stage, milliseconds),
    creditSpent: () => instruments?.creditSpent(),
    pictureTurnedAway: () => instruments?.pictureTurnedAway(),
    providerFailed: (provider) => instruments?.providerFailed(provider),
    modelAsked: (call) => instruments?.modelAsked(call),
    comparablesAsked: (call) => instruments?.comparablesAsked(call),
    providerPaused: (provider, isPaused) => void paused.set(provider, isPaused ? 1 : 0),
    begin: async () => void (await load()),
    report: async () => (await load()).report(),
  };
}
