import { collectDefaultMetrics, Registry } from "prom-client";
import type { RequestRecord } from "../../http/middleware/observe-requests.ts";
import { instrumentKinds } from "./instrument-kinds.ts";
import type { ComparablesCall, Gauges, ModelCall } from "./meter.ts";

export type Instruments = ReturnType<typeof createInstruments>;

// From a small call to an analysis whose picture waits for its turn.
const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const stageSeconds = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30];

type LiveGauges = Gauges & { paused: () => ReadonlyMap<string, number> };

/** The metrics of one server in a registry of their own. Names follow prometheus.io/docs/practices/naming. */
export function createInstruments(gauges: LiveGauges) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  addGauges(register, gauges);
  const { counter, histogram } = instrumentKinds(register);
  const requests = histogram({
    name: "flipworth_http_request_duration_seconds",
    help: "Requests by the pattern of their route, until the last byte left",
    labelNames: ["method", "route", "status_class"],
    buckets: requestSeconds,
  });
  const sent = counter("flipworth_http_sent_bytes_total", "Bytes sent, headers included", []);
  const stages = histogram({
    name: "flipworth_analysis_stage_duration_seconds",
    help: "What each stage of an analysis took; reading waits for a place when all are taken",
    labelNames: ["stage"],
    buckets: stageSeconds,
  });
  const credits = counter("flipworth_credits_spent_total", "Analyses that were paid for", []);
  const turnedAway = counter(
    "flipworth_pictures_turned_away_total",
    "Pictures that could not be read because of us: too many waiting, a thread that failed",
    [],
  );
  const failures = counter(
    "flipworth_provider_failures_total",
    "Calls to an outside provider that failed for another reason than the person's",
    ["provider"],
  );
  return {
    ...modelInstruments(register),
    ...comparablesInstruments(register),
    see: ({ method, route, status, milliseconds, bytes }: RequestRecord) => {
      const labels = { method, route, status_class: `${Math.floor(status / 100)}xx` };
      requests.observe(labels, milliseconds / 1000);
      sent.inc(bytes);
    },
    stageDone: (stage: string, milliseconds: number) =>
      stages.observe({ stage }, milliseconds / 1000),
    creditSpent: () => credits.inc(),
    pictureTurnedAway: () => turnedAway.inc(),
    providerFailed: (provider: string) => failures.inc({ provider }),
    report: () => register.metrics(),
  };
}

function modelInstruments(register: Registry) {
  const { counter, histogram } = instrumentKinds(register);
  const asked = histogram({
    name: "flipworth_model_request_duration_seconds",
    help: "Questions to the vision model by how they ended",
    labelNames: ["question", "outcome"],
    buckets: stageSeconds,
  });
  const tokens = counter("flipworth_model_tokens_total", "What the model read and wrote", [
    "direction",
  ]);
  const dollars = counter(
    "flipworth_model_cost_dollars_total",
    "What the tokens cost, where the settings say what one costs",
    [],
  );
  return {
    modelAsked: ({ question, outcome, ...spent }: ModelCall) => {
      asked.observe({ question, outcome }, spent.milliseconds / 1000);
      tokens.inc({ direction: "read" }, spent.inputTokens);
      tokens.inc({ direction: "written" }, spent.outputTokens);
      dollars.inc(spent.costDollars ?? 0);
    },
  };
}

function comparablesInstruments(register: Registry) {
  const asked = instrumentKinds(register).histogram({
    name: "flipworth_comparables_request_duration_seconds",
    help: "Searches for comparables by how they ended",
    labelNames: ["outcome"],
    buckets: stageSeconds,
  });
  return {
    comparablesAsked: ({ outcome, milliseconds }: ComparablesCall) =>
      asked.observe({ outcome }, milliseconds / 1000),
  };
}

function addGauges(register: Registry, { pictures, databasePool, paused }: LiveGauges): void {
  const { gauge } = instrumentKinds(register);
  gauge({
    name: "flipworth_pictures",
    help: "Pictures by what they wait for",
    label: "state",
    read: () => Object.entries(pictures()),
  });
  gauge({
    name: "flipworth_database_connections",
    help: "Connections of the pool",
    label: "state",
    read: () => Object.entries(databasePool()),
  });
  gauge({
    name: "flipworth_provider_paused",
    help: "1 while a provider that fails again and again is not asked",
    label: "provider",
    read: paused,
  });
}
