import { isLoopback } from "../http/middleware/loopback.ts";

/** Nobody on the way can read what is sent there. */
export function isPrivate(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLoopback(hostname);
}
