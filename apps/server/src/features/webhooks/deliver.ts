import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { Webhook as Signer } from "standardwebhooks";
import type { Database } from "../../db/client.ts";
import type { Post, Posted } from "./post-port.ts";
import { type Due, type LastTry, noteDelivered, noteFailed, takeDue, turnOff } from "./queue.ts";

export type DeliverDeps = {
  database: Database;
  clock: () => Date;
  logger: Logger;
  post: Post;
  /** Tells the person that we turned a webhook of theirs off. */
  tellTurnedOff: (off: { userId: string; url: string; reason: string }) => Promise<void>;
};

const minuteMs = 60_000;
/** After each failed try but the last; together a little more than a day. */
const delaysMs = [
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  ...[2, 5, 10, 10].map((h) => h * 60 * minuteMs),
];

type Message = { id: string; url: string; secret: string; body: string };

/** Signs and posts once. https://www.standardwebhooks.com */
export function send(post: Post, { id, url, secret, body }: Message, now: Date): Promise<Posted> {
  const signature = new Signer(secret).sign(id, now, body);
  const headers = {
    "content-type": "application/json",
    "user-agent": "Flipworth-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signature,
  };
  return post({ url, headers, body });
}

/** Tries the message that is due for longest. False when none is. */
export async function deliverNext(deps: DeliverDeps): Promise<boolean> {
  const { database, clock, post } = deps;
  const due = await takeDue(database, clock());
  if (!due) return false;
  const posted = await send(post, due, clock());
  const now = clock();
  const { isDelivered, outcome } = posted;
  const lastTry = { at: now.toISOString(), event: due.event, outcome, isDelivered };
  if (isDelivered) await noteDelivered(database, due, lastTry);
  else await failed(deps, due, { posted, lastTry, now });
  return true;
}

type Failed = { posted: Posted; lastTry: LastTry; now: Date };

async function failed(deps: DeliverDeps, due: Due, { posted, lastTry, now }: Failed) {
  const delayMs = delaysMs[due.tries - 1];
  if (delayMs !== undefined && !posted.isGone) {
    const retryAt = new Date(now.getTime() + delayMs);
    return noteFailed(deps.database, due, { lastTry, retryAt });
  }
  const reason = posted.isGone
    ? "The receiver answered 410: it wants no more messages."
    : `A message failed ${due.tries} times in a row. Last try: ${posted.outcome}.`;
  const off = await turnOff(deps.database, due.webhookId, { lastTry, reason, now });
  if (off) await deps.tellTurnedOff({ ...off, reason });
}

const lookEveryMs = 2_000;
/** While the database is away there is nothing to deliver. */
const afterFailureMs = 30_000;
/** A slow receiver holds up no more than one of them. */
const atOnce = 4;

/** Delivers what is due, until it is stopped; then the tries that run are waited for. */
export function keepDelivering(deps: DeliverDeps): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const work = async () => {
    while (!signal.aborted) {
      const pauseMs = await deliverDue(deps, signal).then(
        () => lookEveryMs,
        (error: unknown) => {
          if (!signal.aborted) deps.logger.warn({ err: error }, "webhooks go on later");
          return afterFailureMs;
        },
      );
      await sleep(pauseMs, null, { signal }).catch(() => {});
    }
  };
  const working = work();
  return async () => {
    stopping.abort();
    await working;
  };
}

/** One look where nothing is due, which is nearly always. */
async function deliverDue(deps: DeliverDeps, signal: AbortSignal): Promise<void> {
  let hadSome = await deliverNext(deps);
  while (hadSome && !signal.aborted) {
    const tries = Array.from({ length: atOnce }, () => deliverNext(deps));
    hadSome = (await Promise.all(tries)).some(Boolean);
  }
}
