import { apiVersion } from "@flipworth/contract";
import { z } from "zod";

// Of the health answer, what every version has; the first servers did not say their `apiVersion`.
const Answer = z.object({
  database: z.string(),
  version: z.string(),
  apiVersion: z.number().int().default(0),
});

export type ServerCheck =
  | { kind: "fits"; version: string }
  | { kind: "too_old" | "too_new"; version: string }
  | { kind: "away" | "not_flipworth" };

const patienceMs = 8_000;

/** Asks who answers at an address, and whether it and this extension understand each other. */
export async function checkServer(address: string): Promise<ServerCheck> {
  const answer = await askHealth(address);
  if (answer === "away") return { kind: "away" };
  const parsed = Answer.safeParse(answer);
  if (!parsed.success) return { kind: "not_flipworth" };
  const { version, apiVersion: theirs } = parsed.data;
  if (theirs === apiVersion) return { kind: "fits", version };
  return { kind: theirs < apiVersion ? "too_old" : "too_new", version };
}

async function askHealth(address: string): Promise<unknown> {
  const signal = AbortSignal.timeout(patienceMs);
  const reply = await fetch(`${address}/api/health`, { credentials: "omit", signal }).catch(
    () => undefined,
  );
  if (!reply) return "away";
  return reply.json().catch(() => undefined);
}
