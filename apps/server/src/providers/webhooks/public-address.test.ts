import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "192.0.0.1",
  "192.0.2.1",
  "198.18.0.1",
  "203.0.113.7",
  "224.0.0.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "2001:db8::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001::1",
  "localhost",
  "",
])("%j is no address of the public internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["93.184.216.34", "1.1.1.1", "172.15.0.1", "2606:4700:4700::1111"])(
  "%s is one",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
