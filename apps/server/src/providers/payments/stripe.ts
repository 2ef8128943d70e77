import Stripe from "stripe";
import type { PaymentEvent, Payments } from "../../features/billing/payments-port.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { guard } from "../guard.ts";
import { jitteredClient } from "./jittered-client.ts";
import { cancelAtPeriodEnd, changeAtPeriodEnd, changeNow, keepPlan } from "./stripe-changes.ts";
import { createCustomer, hasCustomer, portalUrl } from "./stripe-customers.ts";
import { listInvoices } from "./stripe-invoices.ts";
import { isStripeOutage, stripeFailure } from "./stripe-failure.ts";
import { begin, endAll, endUnpaid, findSubscription } from "./stripe-subscriptions.ts";
import type { PlanPrices } from "./transform.ts";

export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  prices: PlanPrices;
  /** Another address than Stripe's own: the emulator's. */
  apiUrl: string | undefined;
  /** Told when Stripe is ill and no longer asked for a while, and when it answers again. */
  onPause?: (isPaused: boolean) => void;
};

// The library waits 80 s by default; a person does not.
const timeoutMs = 10_000;
// Its own: it knows which calls Stripe wants again, and sends each under one key.
const retries = 2;
// A signature older than this was captured and sent again.
const signatureToleranceSeconds = 300;

/** Billing through Stripe. Its objects and errors do not leave this folder. */
export function stripePayments(settings: StripeSettings): Payments {
  const { prices } = settings;
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    httpClient: jitteredClient(Stripe.createNodeHttpClient()),
    ...addressOf(settings.apiUrl),
  });
  const account = { stripe, prices };
  const circuit = guard({ retries: 0, isOutage: isStripeOutage, onPause: settings.onPause });
  const ask = <T>(call: () => Promise<T>): Promise<T> =>
    circuit.run(call).catch((error: unknown) => {
      throw stripeFailure(error);
    });
  return {
    publishableKey: settings.publishableKey,
    createCustomer: (customer) => ask(() => createCustomer(stripe, customer)),
    hasCustomer: (customerId) => ask(() => hasCustomer(stripe, customerId)),
    findSubscription: (customerId) => ask(() => findSubscription(account, customerId)),
    begin: (wish) => ask(() => begin(account, wish)),
    changeNow: (change) => ask(() => changeNow(account, change)),
    changeAtPeriodEnd: (change) => ask(() => changeAtPeriodEnd(account, change)),
    cancelAtPeriodEnd: (subscription) => ask(() => cancelAtPeriodEnd(stripe, subscription)),
    keepPlan: (subscription) => ask(() => keepPlan(account, subscription)),
    endUnpaid: (customerId) => ask(() => endUnpaid(stripe, customerId)),
    endAll: (customerId) => ask(() => endAll(stripe, customerId)),
    listInvoices: (customerId) => ask(() => listInvoices(stripe, customerId)),
    portalUrl: (customer, returnUrl) =>
      ask(() => portalUrl(stripe, { customer, return_url: returnUrl })),
    readEvent: (body, signature) => readEvent(stripe, { body, signature, settings }),
  };
}

type SignedEvent = { body: Uint8Array; signature: string; settings: StripeSettings };

function readEvent(stripe: Stripe, { body, signature, settings }: SignedEvent): PaymentEvent {
  try {
    const { id, type, data } = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      settings.webhookSecret,
      signatureToleranceSeconds,
    );
    return { id, type, customerId: customerOf(data.object) };
  } catch (cause) {
    throw new AppError("invalid_request", "This event doesn't have the provider's signature.", {
      cause,
    });
  }
}

/** Most objects name their customer; a customer names itself. */
function customerOf(object: object): string | null {
  if ("object" in object && object.object === "customer" && "id" in object) {
    return typeof object.id === "string" ? object.id : null;
  }
  return "customer" in object && typeof object.customer === "string" ? object.customer : null;
}

function addressOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}
