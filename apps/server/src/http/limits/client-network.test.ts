import { Hono } from "hono";
import { expect, test } from "vitest";
import type { ApiEnv } from "../middleware/api-env.ts";
import { clientNetwork, networkOf } from "./client-network.ts";

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"], // IPv4 on a socket that speaks both
  ["2001:db8:1234:5678:9abc::1", "20010db8123456/56"],
  ["2001:db8:1234:56ff::1", "20010db8123456/56"], // the same household, another /64
  ["2001:DB8:1234:5700::1", "20010db8123457/56"],
  ["::1", "00000000000000/56"],
  ["fe80::1%eth0", "fe800000000000/56"],
  ["not an address", "unknown"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  // proxies of ours, X-Forwarded-For, whose network counts
  [0, "198.51.100.1", "192.0.2.0/24"], // nobody is trusted: the header is the sender's invention
  [1, "198.51.100.1", "198.51.100.0/24"],
  [1, "6.6.6.6, 198.51.100.1", "198.51.100.0/24"], // an invented address in front changes nothing
  [2, "6.6.6.6, 198.51.100.1, 192.0.2.9", "198.51.100.0/24"],
  [1, "198.51.100.1:4711", "198.51.100.0/24"], // a proxy that appends the port
  [1, "6.6.6.6:1, 198.51.100.1:65535", "198.51.100.0/24"],
  [1, "[2001:db8:1234:5678::1]:443", "20010db8123456/56"],
  [1, "[2001:db8:1234:5678::1]", "20010db8123456/56"],
  [1, "2001:db8:1234:5678::1", "20010db8123456/56"],
  [1, "[::ffff:198.51.100.1]:80", "198.51.100.0/24"],
  [1, "198.51.100.1:port", "unknown"],
  [1, undefined, "192.0.2.0/24"], // the proxy itself asks
])("behind %i proxies with X-Forwarded-For %s it is %s", async (proxies, forwarded, network) => {
  const app = new Hono<ApiEnv>().get("/", (c) => c.text(clientNetwork(c, proxies)));
  const headers: Record<string, string> = forwarded ? { "x-forwarded-for": forwarded } : {};
  const env = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };

  const reply = await app.request("/", { headers }, env);

  expect(await reply.text()).toBe(network);
});
