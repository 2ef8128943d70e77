import type { Logger } from "pino";
import type { Meter, ModelCall } from "./meter.ts";

type Telling = { meter: Meter; logger: Logger; model: string };

/** Counts each question to the vision model and writes it down: what it took, none of its words. */
export function tellModelCalls({ meter, logger, model }: Telling): (call: ModelCall) => void {
  return (call) => {
    meter.modelAsked(call);
    // Nobody was asked: the metric says how often.
    if (call.outcome === "spent") return;
    const isFine = call.outcome === "answered" || call.outcome === "left";
    if (!isFine) meter.providerFailed("vision");
    // A pause had its line when it began.
    if (call.outcome === "paused") return;
    if (isFine) logger.info({ model, ...call }, "vision model");
    else logger.warn({ model, ...call }, "vision model");
  };
}
