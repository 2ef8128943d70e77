import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { RequestRecord } from "../../http/observe-requests.ts";
import type { Gauges } from "./meter.ts";

export type Instruments = ReturnType<typeof createInstruments>;

// From a small call to an analysis whose picture waits for its turn.
const requestSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const stageSeconds = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics of one server in a registry of their own. Names follow prometheus.io/docs/practices/naming. */
export function createInstruments(gauges: Gauges) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: "flipworth_http_request_duration_seconds",
    help: "Requests by the pattern of their route, until the last byte left",
    labelNames: ["method", "route", "status_class"],
    buckets: requestSeconds,
    registers,
  });
  const sent = counter("flipworth_http_sent_bytes_total", "Bytes sent, headers included", []);
  const stages = new Histogram({
    name: "flipworth_analysis_stage_duration_seconds",
    help: "What each stage of an analysis took; reading waits for a place when all are taken",
    labelNames: ["stage"],
    buckets: stageSeconds,
    registers,
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
  gauge("flipworth_pictures", "Pictures by what they wait for", gauges.pictures);
  gauge("flipworth_database_connections", "Connections of the pool", gauges.databasePool);

  function counter<Label extends string>(name: string, help: string, labelNames: Label[]) {
    return new Counter({ name, help, labelNames, registers });
  }

  function gauge(name: string, help: string, read: () => Record<string, number>) {
    return new Gauge({
      name,
      help,
      labelNames: ["state"],
      registers,
      collect() {
        for (const [state, value] of Object.entries(read())) this.set({ state }, value);
      },
    });
  }

  return {
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
