import type pg from "pg";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { ComparablesProvider } from "../features/analyses/witnesses/comparables-port.ts";
import type { VisionModel } from "../features/analyses/witnesses/vision-port.ts";
import type { Payments } from "../features/billing/payments-port.ts";
import type { Mailer } from "../mail-port.ts";
import type { Meter } from "../features/metrics/meter.ts";
import { tellComparablesCalls } from "../features/metrics/tell-comparables-calls.ts";
import { tellModelCalls } from "../features/metrics/tell-model-calls.ts";
import { noPayments } from "../providers/payments/none.ts";

/** Includes its second try. An answer from text otherwise takes milliseconds. */
const ebayTimeLimitMs = 2_500;

/** For each provider: told when it is left alone because it is ill, and when it answers again. */
export type TellingPauses = (provider: string) => (isPaused: boolean) => void;

export function tellingPauses({ meter, logger }: { meter: Meter; logger: Logger }): TellingPauses {
  return (provider) => (isPaused) => {
    meter.providerPaused(provider, isPaused);
    logger.warn({ provider }, isPaused ? "left alone: it fails again and again" : "answers again");
  };
}

type Telling = { meter: Meter; logger: Logger; onPause: TellingPauses };

/** Their libraries are loaded where they are configured: they would cost every other start. */
export async function suppliersFrom(config: Config, telling: Telling, pool: pg.Pool) {
  return {
    payments: await paymentsFrom(config, telling),
    vision: await visionFrom(config, telling, pool),
    comparables: await comparablesFrom(config, telling, pool),
    mailer: await mailerFrom(config),
  };
}

async function paymentsFrom({ payments }: Config, { onPause }: Telling): Promise<Payments> {
  if (!payments) return noPayments;
  const { stripePayments } = await import("../providers/payments/stripe.ts");
  return stripePayments({ ...payments, onPause: onPause("payments") });
}

async function mailerFrom({ mail }: Config): Promise<Mailer | null> {
  if (!mail) return null;
  const { smtpMailer } = await import("../providers/mail/smtp.ts");
  return smtpMailer(mail);
}

async function visionFrom(
  { vision }: Config,
  { meter, logger, onPause }: Telling,
  pool: pg.Pool,
): Promise<VisionModel | null> {
  if (!vision) return null;
  const { visionModel } = await import("../providers/vision/vision-model.ts");
  const { dailySpending } = await import("../providers/vision/daily-spending.ts");
  const { dollarsADay } = vision;
  return visionModel({
    ...vision,
    spending: dollarsADay === null ? undefined : dailySpending(pool, dollarsADay),
    onPause: onPause("vision"),
    onAsked: tellModelCalls({ meter, logger, model: vision.model }),
  });
}

async function comparablesFrom(
  { ebay }: Config,
  { meter, logger, onPause }: Telling,
  pool: pg.Pool,
): Promise<ComparablesProvider | null> {
  if (!ebay) return null;
  const { ebayComparables } = await import("../providers/comparables/ebay.ts");
  const { dailyCalls } = await import("../providers/comparables/daily-calls.ts");
  const clock = () => new Date();
  return ebayComparables({
    ...ebay,
    timeLimitMs: ebayTimeLimitMs,
    clock,
    calls: dailyCalls(pool, { callsADay: ebay.callsADay, clock }),
    onPause: onPause("comparables"),
    onAsked: tellComparablesCalls({ meter, logger }),
  });
}
