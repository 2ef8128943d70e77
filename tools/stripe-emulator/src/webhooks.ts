import { createHmac } from "node:crypto";
import type { RecordedEvent } from "./event-log.ts";

/**
 * The `Stripe-Signature` header: a time and an HMAC over that time, a dot and the exact payload.
 *
 * The time is real time even when the emulator's clock was moved: receivers refuse old signatures.
 */
export function signature(payload: string, secret: string, atMs = Date.now()): string {
  const seconds = Math.floor(atMs / 1000);
  const digest = createHmac("sha256", secret).update(`${seconds}.${payload}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}

export type Delivery = { id: string; type: string; status: number };

/** Sends one event; a receiver that cannot be reached counts as status 0. */
export async function deliver(
  event: RecordedEvent,
  { url, secret }: { url: string; secret: string },
): Promise<Delivery> {
  const { id, type, payload } = event;
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signature(payload, secret),
    "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
  };
  try {
    const signal = AbortSignal.timeout(10_000);
    const reply = await fetch(url, { method: "POST", headers, body: payload, signal });
    await reply.arrayBuffer();
    return { id, type, status: reply.status };
  } catch {
    return { id, type, status: 0 };
  }
}
