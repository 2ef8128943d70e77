import { isIP } from "node:net";
import type { ApiContext } from "./api-env.ts";

/**
 * The network a request comes from, as limits count it: an IPv4 /24 or an IPv6 /56, which is what
 * one household or office has. `trustedProxies` proxies of ours stand in front and each appends
 * the address it saw to X-Forwarded-For; whatever stands before those is the sender's invention.
 */
export function clientNetwork(c: ApiContext, trustedProxies: number): string {
  const seen = [
    ...(c.req.header("x-forwarded-for")?.split(",") ?? []),
    c.env?.incoming?.socket.remoteAddress ?? "unknown",
  ];
  const address = seen.at(-1 - trustedProxies) ?? seen[0] ?? "unknown";
  return networkOf(address.trim());
}

export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIP(plain);
  if (family === 4) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  if (family === 6) return `${ipv6Prefix(plain)}/56`;
  return "unknown";
}

/** The first 56 bits as 14 hex digits. */
function ipv6Prefix(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(missing).fill("0"), ...after];
  return groups
    .map((group) => group.padStart(4, "0"))
    .join("")
    .slice(0, 14)
    .toLowerCase();
}
