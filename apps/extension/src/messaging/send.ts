import { type MessageName, messages, type Reply, type Request } from "./protocol.ts";
import { Outcome } from "./receive.ts";

/** Asks the other side. Throws when nobody listens, and when the reply is not what was agreed. */
export async function send<N extends MessageName>(name: N, request: Request<N>): Promise<Reply<N>> {
  const outcome = Outcome.parse(await chrome.runtime.sendMessage({ name, request }));
  if (!outcome.isOk) throw new Error(outcome.message);
  return messages[name].reply.parse(outcome.reply);
}

/** Tells whoever listens. No open panel is not a failure: it asks for itself when it opens. */
export async function tell<N extends MessageName>(name: N, request: Request<N>): Promise<void> {
  await send(name, request).catch(() => undefined);
}
