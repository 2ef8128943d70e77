import type { Api, LoggedRequest } from "./http/api.ts";
import { createIdempotency } from "./http/idempotency.ts";
import type { Failure } from "./http/outages.ts";
import { createOutages } from "./http/outages.ts";
import { listen } from "./http/server.ts";
import { secondsPerDay, secondsPerHour } from "./clock.ts";
import type { RecordedEvent } from "./event-log.ts";
import type { PaymentIntent } from "./objects/payment-intent.ts";
import type { PlanSeed } from "./objects/price.ts";
import { passTime } from "./renewals.ts";
import type { ConfirmOutcome } from "./resources/payment-intents.ts";
import { confirmPayment } from "./resources/payment-intents.ts";
import type { Delivery } from "./webhooks.ts";
import { deliver, signature } from "./webhooks.ts";
import type { PaymentOutcome, Settings, World } from "./world.ts";
import { createWorld, planOutcomes } from "./world.ts";

export type EmulatorOptions = {
  /** Any free one when absent. */
  port?: number;
  /** The plans on sale. */
  seed?: readonly PlanSeed[];
  webhookSecret?: string;
  /** Where events go by themselves, in order; without it they wait for `takeEvents`. */
  webhookUrl?: string;
  /** A clock that stands still from here until `advance`; without it real time runs. */
  now?: Date;
  /** Days after the first failed renewal on which the card is tried again. */
  retryDays?: readonly number[];
  afterRetries?: Settings["afterRetries"];
};

export type StripeEmulator = {
  host: string;
  port: number;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Lookup key → price id. */
  prices: Record<string, string>;
  advance(by: { days?: number; hours?: number; seconds?: number }): void;
  takeEvents(): RecordedEvent[];
  deliverEvents(url: string): Promise<Delivery[]>;
  sign(payload: string, atMs?: number): string;
  /** What the person at the browser does; a refusal is thrown with the provider's body. */
  confirm(clientSecret: string, outcome: ConfirmOutcome): PaymentIntent;
  /** How the next attempts with a saved card end, one after the other; afterwards it works. */
  setPaymentOutcome(outcome: PaymentOutcome | PaymentOutcome[], customer?: string): void;
  failNext(failure: Failure): void;
  setLatency(latencyMs: number): void;
  requests: readonly LoggedRequest[];
  state: Readonly<World>;
  close(): Promise<void>;
};

/**
 * Starts an emulator of the payment provider on this machine. It keeps everything in memory.
 *
 * Simpler than the real one: a renewal is charged at once (there after about an hour), keys and
 * events never expire, and there are no trials, taxes, coupons or prices that are not monthly.
 */
export async function startStripeEmulator(options: EmulatorOptions = {}): Promise<StripeEmulator> {
  const webhookSecret = options.webhookSecret ?? "whsec_emulator";
  const keys = { secret: "sk_test_emulator", publishable: "pk_test_emulator" };
  let created: { api: Api; world: World } | undefined;
  const server = await listen(options.port ?? 0, (origin) => {
    const world = worldFor(options, origin);
    const api: Api = {
      world,
      keys,
      idempotency: createIdempotency(),
      outages: createOutages(),
      requests: [],
      latencyMs: 0,
    };
    created = { api, world };
    return { api, controls: controlsOf(world) };
  });
  if (created === undefined) throw new Error("The emulator did not start");
  const { api, world } = created;
  const deliveries = forwardEvents(world, options.webhookUrl, webhookSecret);
  return {
    host: "127.0.0.1",
    port: server.port,
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    webhookSecret,
    prices: Object.fromEntries(
      [...world.prices.values()].map((price) => [price.lookup_key ?? price.id, price.id]),
    ),
    ...driving(world, webhookSecret),
    failNext: (failure) => api.outages.plan(failure),
    setLatency: (latencyMs) => {
      api.latencyMs = latencyMs;
    },
    requests: api.requests,
    state: world,
    async close() {
      await deliveries.stop();
      await server.close();
    },
  };
}

function worldFor(options: EmulatorOptions, origin: string): World {
  return createWorld({
    plans: options.seed ?? [],
    now: options.now,
    settings: {
      origin,
      retryDays: options.retryDays ?? [3, 5, 7],
      afterRetries: options.afterRetries ?? "canceled",
    },
  });
}

function controlsOf(world: World) {
  return {
    confirm: (clientSecret: string, outcome: ConfirmOutcome) => ({
      paymentIntent: confirmNow(world, clientSecret, outcome),
    }),
    advance(days: number) {
      passTime(world, world.clock.now() + days * secondsPerDay);
      return { now: world.clock.now() };
    },
  };
}

function confirmNow(world: World, clientSecret: string, outcome: ConfirmOutcome): PaymentIntent {
  // With a running clock the time to pay may be over since the last request.
  passTime(world, world.clock.now());
  return confirmPayment(world, clientSecret, outcome);
}

function driving(world: World, webhookSecret: string) {
  return {
    advance({ days = 0, hours = 0, seconds = 0 }: Parameters<StripeEmulator["advance"]>[0]) {
      const by = days * secondsPerDay + hours * secondsPerHour + seconds;
      passTime(world, world.clock.now() + by);
    },
    takeEvents: () => world.log.take(),
    async deliverEvents(url: string) {
      const done: Delivery[] = [];
      for (const event of world.log.take()) {
        done.push(await deliver(event, { url, secret: webhookSecret }));
      }
      return done;
    },
    sign: (payload: string, atMs?: number) => signature(payload, webhookSecret, atMs),
    confirm: (clientSecret: string, outcome: ConfirmOutcome) =>
      confirmNow(world, clientSecret, outcome),
    setPaymentOutcome(outcome: PaymentOutcome | PaymentOutcome[], customer = "*") {
      planOutcomes(world, customer, [outcome].flat());
    },
  };
}

/** Sends events one after the other; one that is not accepted is sent again a few times. */
function forwardEvents(world: World, url: string | undefined, secret: string) {
  let isStopped = false;
  let last = Promise.resolve();
  const waitsMs = [0, 1000, 5000];
  const forward = async (event: RecordedEvent, to: string) => {
    for (const waitMs of waitsMs) {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (isStopped) return;
      const { status } = await deliver(event, { url: to, secret });
      if (status >= 200 && status < 300) return;
    }
  };
  if (url !== undefined) {
    world.log.onEvent((event) => {
      last = last.then(() => forward(event, url));
    });
  }
  return {
    async stop() {
      isStopped = true;
      await last;
    },
  };
}
