import type { Database } from "../../db/client.ts";
import { AppError } from "../../http/replies/app-error.ts";
import type { PaymentEvent } from "./payments-port.ts";
import { keepEvent } from "./store.ts";

/** Keeps an event of the provider's, and says whether it is still to be acted on. */
export async function takeEvent(database: Database, event: PaymentEvent, now: Date) {
  assertStorable(event);
  return keepEvent(database, event, now);
}

/** No text of PostgreSQL's holds a NUL, and no event of the provider's does. */
function assertStorable(event: PaymentEvent): void {
  if (!Object.values(event).some((text) => text?.includes("\u0000"))) return;
  throw new AppError("invalid_request", "An event's id, type and customer hold no NUL.");
}
