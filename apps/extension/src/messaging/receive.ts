import { z } from "zod";
import { type Handlers, type MessageName, messages } from "./protocol.ts";

const Envelope = z.object({ name: z.string(), request: z.unknown() });

export const Outcome = z.discriminatedUnion("isOk", [
  z.object({ isOk: z.literal(true), reply: z.unknown() }),
  z.object({ isOk: z.literal(false), message: z.string() }),
]);
export type Outcome = z.infer<typeof Outcome>;

type Listener = (
  message: unknown,
  sender: Pick<chrome.runtime.MessageSender, "id" | "origin">,
  respond: (outcome: Outcome) => void,
) => boolean;

/** A `runtime.onMessage` listener that lets only well-formed messages of our own parts through. */
export function receive<N extends MessageName>(handlers: Handlers<N>): Listener {
  return (message, sender, respond) => {
    const envelope = Envelope.safeParse(message);
    if (sender.id !== chrome.runtime.id || !envelope.success) return false;
    // Our script in a page has an entrance of its own.
    if (sender.origin?.startsWith("http")) return false;
    const { name, request } = envelope.data;
    if (!isHandled(handlers, name)) return false;
    void handle(handlers, name, request).then(respond);
    // Keeps the channel open until `respond` is called.
    return true;
  };
}

async function handle<N extends MessageName>(
  handlers: Handlers<N>,
  name: N,
  request: unknown,
): Promise<Outcome> {
  const parsed = messages[name].request.safeParse(request);
  if (!parsed.success) return { isOk: false, message: z.prettifyError(parsed.error) };
  try {
    return { isOk: true, reply: await handlers[name](parsed.data) };
  } catch (error) {
    return { isOk: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function isHandled<N extends MessageName>(handlers: Handlers<N>, name: string): name is N {
  return Object.hasOwn(handlers, name);
}
