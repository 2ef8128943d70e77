import type { Clock, Seconds } from "./clock.ts";
import { createClock } from "./clock.ts";
import type { EventLog } from "./event-log.ts";
import { createEventLog } from "./event-log.ts";
import type { Customer } from "./objects/customer.ts";
import type { Invoice, InvoiceLine } from "./objects/invoice.ts";
import type { PaymentIntent, PaymentMethod } from "./objects/payment-intent.ts";
import type { PortalSession } from "./objects/portal-session.ts";
import type { PlanSeed, Price, Product } from "./objects/price.ts";
import { planObjects } from "./objects/price.ts";
import type { Schedule } from "./objects/schedule.ts";
import type { Subscription, SubscriptionItem } from "./objects/subscription.ts";

/** How an attempt to take money ends when nobody is at the browser. */
export type PaymentOutcome = "success" | "decline" | "requires_action";

export type Settings = {
  /** Where the emulator itself is reached, for the addresses that it hands out. */
  origin: string;
  /** Days after the first failed renewal on which the card is tried again. */
  retryDays: readonly number[];
  /** What becomes of a subscription when the last retry fails. */
  afterRetries: "canceled" | "unpaid";
};

/** Everything the emulator knows. Objects are kept in the shape in which they are sent. */
export type World = {
  clock: Clock;
  settings: Settings;
  log: EventLog;
  customers: Map<string, Customer>;
  deletedCustomers: Set<string>;
  products: Map<string, Product>;
  prices: Map<string, Price>;
  subscriptions: Map<string, Subscription>;
  schedules: Map<string, Schedule>;
  invoices: Map<string, Invoice>;
  paymentIntents: Map<string, PaymentIntent>;
  paymentMethods: Map<string, PaymentMethod>;
  portalSessions: Map<string, PortalSession>;
  /** Invoice id → the payment intent that pays it. */
  intentOfInvoice: Map<string, string>;
  /** Subscription id → prorations that wait for the next invoice. */
  waitingLines: Map<string, InvoiceLine[]>;
  /** Subscription id → a change that waits for its invoice to be paid. */
  waitingItems: Map<string, { invoice: string; items: SubscriptionItem[] }>;
  /** Invoice id → when its payment first failed, and how many retries are behind it. */
  retries: Map<string, { firstFailure: Seconds; done: number }>;
  /** Customer id, or "*" for anybody → how the next attempts end; then the saved card works. */
  outcomes: Map<string, PaymentOutcome[]>;
};

export type WorldInput = {
  settings: Settings;
  plans: readonly PlanSeed[];
  now?: Date | undefined;
};

export function createWorld(input: WorldInput): World {
  const clock = createClock(input.now);
  const plans = input.plans.map((plan) => planObjects(plan, clock.now()));
  return {
    clock,
    settings: input.settings,
    log: createEventLog(clock),
    customers: new Map(),
    deletedCustomers: new Set(),
    products: new Map(plans.map(({ product }) => [product.id, product])),
    prices: new Map(plans.map(({ price }) => [price.id, price])),
    subscriptions: new Map(),
    schedules: new Map(),
    invoices: new Map(),
    paymentIntents: new Map(),
    paymentMethods: new Map(),
    portalSessions: new Map(),
    intentOfInvoice: new Map(),
    waitingLines: new Map(),
    waitingItems: new Map(),
    retries: new Map(),
    outcomes: new Map(),
  };
}

/** Lets later attempts to charge a customer, or anybody, end this way, one after the other. */
export function planOutcomes(world: World, customer: string, outcomes: PaymentOutcome[]): void {
  world.outcomes.set(customer, [...(world.outcomes.get(customer) ?? []), ...outcomes]);
}

/** Reads an object that another object names; a missing one is a mistake of the emulator. */
export function known<Value>(map: ReadonlyMap<string, Value>, id: string | null): Value {
  const found = id === null ? undefined : map.get(id);
  if (found === undefined) throw new Error(`The emulator lost ${id}`);
  return found;
}
