export { startStripeEmulator } from "./start.ts";
export type { EmulatorOptions, StripeEmulator } from "./start.ts";
export type { EmulatorEvent, RecordedEvent } from "./event-log.ts";
export type { Failure, FailureKind } from "./http/outages.ts";
export type { LoggedRequest } from "./http/api.ts";
export type { PlanSeed } from "./objects/price.ts";
export type { ConfirmOutcome } from "./resources/payment-intents.ts";
export type { PaymentOutcome } from "./world.ts";
