import { isIP } from "node:net";
import type { ApiContext } from "../middleware/api-env.ts";

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
  return networkOf(withoutPort(address.trim()));
}

/** Some proxies append the port: "203.0.113.5:4711", "[2001:db8::1]:443". */
function withoutPort(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? address.replace(/^([^:]*):\d+$/, "$1");
}

/**
 * The IPv6 /48 around such a network; undefined for IPv4. Whoever is given a /48 has 256 of our
 * networks, so it is counted too, with a larger share.
 */
export function wideNetworkOf(network: string): string | undefined {
  const [, prefix] = /^([\da-f]{12})[\da-f]{2}\/56$/.exec(network) ?? [];
  return prefix === undefined ? undefined : `${prefix}/48`;
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
