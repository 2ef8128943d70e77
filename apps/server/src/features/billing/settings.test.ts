import { expect, test } from "vitest";
import { ConfigError } from "../../config/config-error.ts";
import { readConfig } from "../../config.ts";

const five = {
  STRIPE_SECRET_KEY: "sk_test_abc",
  STRIPE_PUBLISHABLE_KEY: "pk_test_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
  STRIPE_PRICE_SIDE_HUSTLER: "price_1",
  STRIPE_PRICE_POWER_FLIPPER: "price_2",
};

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return "";
}

test("with nothing set the server takes no payments, with all five it does", () => {
  expect(readConfig({}).payments).toBeUndefined();
  expect(readConfig(five).payments).toMatchObject({
    secretKey: "sk_test_abc",
    publishableKey: "pk_test_abc",
    webhookSecret: "whsec_abc",
  });
});

test.each(Object.keys(five))("%s alone left out stops the start and is named", (name) => {
  const words = refusalOf({ ...five, [name]: "" });

  expect(words).toContain(`${name} missing`);
  expect(words).toContain("docs/billing.md");
  expect(words).not.toContain("_abc");
});

test.each([
  ["STRIPE_PUBLISHABLE_KEY", "sk_live_swapped"], // every browser would be told it
  ["STRIPE_SECRET_KEY", "pk_test_swapped"],
  ["STRIPE_WEBHOOK_SECRET", "sk_live_swapped"],
  ["STRIPE_PRICE_SIDE_HUSTLER", "prod_swapped"],
  ["STRIPE_SECRET_KEY", "sk_live_swapped"], // beside a publishable key for testing
])("%s set to what belongs elsewhere stops the start and prints no key", (name, value) => {
  const words = refusalOf({ ...five, [name]: value });

  expect(words).toContain(name);
  expect(words).not.toContain("swapped");
});

test("a plan's earlier prices stand behind the one on sale", () => {
  const { payments } = readConfig({ ...five, STRIPE_PRICE_SIDE_HUSTLER: "price_3, price_1" });

  expect(payments?.prices.side_hustler).toEqual({ sold: "price_3", earlier: ["price_1"] });
});
