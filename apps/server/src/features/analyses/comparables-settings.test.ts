import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";

const keys = { EBAY_CLIENT_ID: "an id", EBAY_CLIENT_SECRET: "a secret" };

test("with none of it set nothing is looked up on eBay", () => {
  expect(readConfig({ EBAY_CALLS_A_DAY: "100", EBAY_CLIENT_ID: "" }).ebay).toBeUndefined();
});

test("an id and a secret are enough", () => {
  expect(readConfig(keys).ebay).toEqual({
    clientId: "an id",
    clientSecret: "a secret",
    baseUrl: "https://api.ebay.com",
    callsADay: 5_000,
  });
});

test.each(["https://api.sandbox.ebay.com", "http://127.0.0.1:4000"])(
  "the sandbox and a stand-in on this machine have another address: %s",
  (address) => {
    expect(readConfig({ ...keys, EBAY_BASE_URL: address }).ebay).toMatchObject({
      baseUrl: address,
    });
  },
);

test.each([
  [{ EBAY_CLIENT_ID: "an id" }, /^EBAY_CLIENT_SECRET missing/],
  [{ EBAY_CLIENT_SECRET: "a secret" }, /^EBAY_CLIENT_ID missing/],
  [{ EBAY_BASE_URL: "https://api.ebay.com" }, /^EBAY_CLIENT_ID and EBAY_CLIENT_SECRET missing/],
  [{ ...keys, EBAY_BASE_URL: "http://api.ebay.com" }, /^EBAY_BASE_URL: must start with https/],
  [{ ...keys, EBAY_CALLS_A_DAY: "0" }, /EBAY_CALLS_A_DAY: /],
])("%j is half of it, or wrong, and the server says what to change", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
