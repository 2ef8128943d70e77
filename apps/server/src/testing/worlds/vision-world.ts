import { readFile } from "node:fs/promises";
import { Analysis, type ListingRequest } from "@flipworth/contract";
import type { ScreenshotReader } from "../../features/analyses/read-screenshot.ts";
import { createMeter } from "../../features/metrics/meter.ts";
import { tellModelCalls } from "../../features/metrics/tell-model-calls.ts";
import { createLogger } from "../../lifecycle/logger.ts";
import type { DailySpending } from "../../providers/vision/daily-spending.ts";
import { visionModel } from "../../providers/vision/vision-model.ts";
import { modelStandIn } from "../stand-ins/model-stand-in.ts";
import { testApp, type TestAppOptions } from "../test-app.ts";

/** A page with a listing on it: an iPad for $60. */
export const listingPicture = await readFile(
  new URL("../../features/analyses/pictures/listing.png", import.meta.url),
);

/** The application with a model that looks at pictures, and with the reader of their words. */
export function visionWorld(ocr: ScreenshotReader) {
  async function world({
    timeLimitMs = 30_000,
    spending,
    ...options
  }: TestAppOptions & { timeLimitMs?: number; spending?: DailySpending } = {}) {
    const standIn = await modelStandIn();
    const log: string[] = [];
    const meter = createMeter({
      pictures: () => ({ waiting: 0, reading: 0 }),
      databasePool: () => ({ total: 0, idle: 0, waiting: 0 }),
    });
    await meter.begin();
    const logger = createLogger("info", { write: (line: string) => void log.push(line) });
    const vision = visionModel({
      ...standIn.settings(),
      timeLimitMs,
      spending,
      dollarsPerMillionTokens: { input: 1, output: 5 },
      onAsked: tellModelCalls({ meter, logger, model: "model-of-a-test" }),
    });
    const app = await testApp({ ocr, vision, ...options });
    const ana = app.as("ana");
    const send = (picture: Uint8Array, listing?: ListingRequest, init: RequestInit = {}) =>
      ana.send("/api/analyses", { method: "POST", body: formOf(picture, listing), ...init });
    const analyse = async (...input: Parameters<typeof send>) =>
      Analysis.parse((await send(...input)).body);
    return { ...standIn, ...app, ana, send, analyse, log, report: () => meter.report() };
  }

  async function withoutModel(picture: Uint8Array, listing?: ListingRequest): Promise<Analysis> {
    const { as } = await testApp({ ocr });
    return Analysis.parse((await as("ben").upload(formOf(picture, listing))).body);
  }

  return { world, withoutModel, formOf };
}

function formOf(picture: Uint8Array, listing?: ListingRequest): FormData {
  const form = new FormData();
  form.set("screenshot", new File([new Uint8Array(picture)], "shot.png"));
  if (listing !== undefined) form.set("listing", JSON.stringify(listing));
  return form;
}

export const figuresOf = ({ resaleRange, netProfit, flipScore, recommendation }: Analysis) => ({
  resaleRange,
  netProfit,
  flipScore,
  recommendation,
});
export const sightingOf = ({ details }: Analysis) => details.analysisStages.sighting;
