import { askForAuthentication, authenticationFailed, cardDeclined } from "../collection.ts";
import { fail, succeed } from "../collection.ts";
import { ApiError, invalidRequest, paymentFailed, resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import { optionalText } from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import type { World } from "../world.ts";

export const paymentIntentRoutes: readonly Route[] = [
  { method: "GET", path: "/v1/payment_intents", accepts: [...listParams, "customer"], run: list },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    accepts: ["client_secret"],
    run: retrieve,
  },
  { method: "GET", path: "/v1/payment_methods/:id", accepts: [], run: retrieveMethod },
];

/** What the person at the browser does with the payment form. */
export const confirmOutcomes = [
  "success",
  "decline",
  "requires_action",
  "authenticate",
  "fail_authentication",
] as const;
export type ConfirmOutcome = (typeof confirmOutcomes)[number];

/** The browser's side of a payment: the client secret stands for the right to pay. */
export function confirmPayment(
  world: World,
  clientSecret: string,
  outcome: ConfirmOutcome,
): PaymentIntent {
  const intent = intentBySecret(world, clientSecret);
  const isDone = intent.status === "succeeded" || intent.status === "canceled";
  const isAnswer = outcome === "authenticate" || outcome === "fail_authentication";
  if (isDone || (isAnswer && intent.status !== "requires_action")) {
    throw new ApiError(400, {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      message: `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    });
  }
  const refuse = (error: typeof cardDeclined): never => {
    fail(world, intent, error);
    throw paymentFailed(error, intent);
  };
  if (outcome === "decline") refuse(cardDeclined);
  if (outcome === "fail_authentication") refuse(authenticationFailed);
  if (outcome === "requires_action") askForAuthentication(world, intent);
  else succeed(world, intent, null);
  return intent;
}

function intentBySecret(world: World, clientSecret: string): PaymentIntent {
  const found = [...world.paymentIntents.values()].find(
    (intent) => intent.client_secret === clientSecret,
  );
  if (found !== undefined) return found;
  throw resourceMissing("payment_intent", clientSecret.split("_secret_")[0] ?? clientSecret);
}

function list({ world, params }: Call) {
  const customer = optionalText(params, "customer");
  const found = [...world.paymentIntents.values()].filter(
    (intent) => customer === undefined || intent.customer === customer,
  );
  return page(found, params, "/v1/payment_intents");
}

function retrieve({ world, params, id }: Call): PaymentIntent {
  const found = world.paymentIntents.get(id);
  if (found === undefined) throw resourceMissing("payment_intent", id, "intent");
  const secret = optionalText(params, "client_secret");
  if (secret === undefined || secret === found.client_secret) return found;
  throw invalidRequest("The client_secret provided does not match the PaymentIntent.", {
    param: "client_secret",
  });
}

function retrieveMethod({ world, id }: Call) {
  const found = world.paymentMethods.get(id);
  if (found === undefined) throw resourceMissing("PaymentMethod", id);
  return found;
}
