import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { BareNode, barePage } from "./testing/bare-page.ts";
import { emulatedStripe, incompleteSubscription } from "./testing/emulated-stripe.ts";

type Result = { error?: { type: string; message: string }; paymentIntent?: { status: string } };
type Library = {
  (publishableKey: string): {
    elements(options: object): { create(type: string): { mount(place: BareNode): void } };
    confirmPayment(options: object): Promise<Result>;
    retrievePaymentIntent(clientSecret: string): Promise<Result>;
  };
  version: string;
};

// Safe because the script that is under test has just put its library there.
const libraryOf = (window: Record<string, unknown>) => window["Stripe"] as Library;

/** The payment form of a subscription that waits for its first payment. */
async function paymentForm() {
  const world = await emulatedStripe();
  const { emulator } = world;
  const { subscription, clientSecret } = await incompleteSubscription(world);
  const address = `http://${emulator.host}:${emulator.port}/endive/stripe.js`;
  const script = await (await fetch(address)).text();
  const { body, left, globals } = barePage();
  runInNewContext(script, globals);
  const library = libraryOf(globals.window);
  const stripe = library(emulator.publishableKey);
  const elements = stripe.elements({ clientSecret });
  const place = new BareNode("div");
  elements.create("payment").mount(place);
  const choose = (label: string) => {
    const found = place.all().find((node) => node.textContent.trim() === label);
    found?.children[0]?.fire("change");
  };
  const status = async () => (await world.stripe.subscriptions.retrieve(subscription.id)).status;
  const pay = (options: object = { redirect: "if_required" }) =>
    stripe.confirmPayment({ elements, ...options });
  return { library, stripe, clientSecret, body, left, choose, pay, status };
}

test("the card that works is chosen from the start and pays", async () => {
  const { pay, status } = await paymentForm();

  const result = await pay();

  expect(result.paymentIntent?.status).toBe("succeeded");
  expect(await status()).toBe("active");
});

test("a declined card answers with the provider's error", async () => {
  const { choose, pay, status } = await paymentForm();
  choose("Card that is declined");

  const result = await pay();

  expect(result.error).toMatchObject({
    type: "card_error",
    code: "card_declined",
    message: "Your card was declined.",
  });
  expect(await status()).toBe("incomplete");
});

test.each([
  ["Complete authentication", "active"],
  ["Fail authentication", "incomplete"],
])("the answer %s to the bank leaves the subscription %s", async (answer, expected) => {
  const { body, choose, pay, status } = await paymentForm();
  choose("Card that asks for authentication");

  const paying = pay();
  const button = () => body.all().find((node) => node.textContent === answer);
  await expect.poll(button).toBeDefined();
  button()?.fire("click");
  await paying;

  expect(await status()).toBe(expected);
});

test("after a payment the page leaves for the return address, with the payment in it", async () => {
  const { left, pay } = await paymentForm();

  void pay({ confirmParams: { return_url: "http://localhost:3000/dashboard?tab=plan" } });
  await expect.poll(() => left).toHaveLength(1);

  const query = new URL(left[0] ?? "").searchParams;
  expect([query.get("tab"), query.get("redirect_status")]).toEqual(["plan", "succeeded"]);
  expect(query.get("payment_intent")).toMatch(/^pi_/);
});

test("without a return address nothing is paid", async () => {
  const { pay, status } = await paymentForm();

  await expect(pay({})).rejects.toThrow("confirmParams.return_url is needed.");

  expect(await status()).toBe("incomplete");
});

test("the page can look up how its payment stands", async () => {
  const { stripe, clientSecret } = await paymentForm();

  const found = await stripe.retrievePaymentIntent(clientSecret);

  expect(found.paymentIntent?.status).toBe("requires_payment_method");
});

test("the library names the release under which it was asked for", async () => {
  const { library } = await paymentForm();

  expect(library.version).toBe("endive");
});
