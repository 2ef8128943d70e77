import { cardDeclined, collect } from "../collection.ts";
import { invalidRequest, paymentFailed, resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import * as read from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import { finalizeInvoice, intentOf, voidInvoice } from "../invoicing.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { World } from "../world.ts";
import { getCustomer } from "./customers.ts";

const path = "/v1/invoices";
const filters = ["customer", "subscription", "status"];

export const invoiceRoutes: readonly Route[] = [
  { method: "GET", path, accepts: [...listParams, ...filters], run: list },
  { method: "GET", path: `${path}/:id`, accepts: [], run: ({ world, id }) => get(world, id) },
  { method: "POST", path: `${path}/:id/finalize`, accepts: ["auto_advance"], run: finalize },
  { method: "POST", path: `${path}/:id/pay`, accepts: [], run: pay },
  { method: "POST", path: `${path}/:id/void`, accepts: [], run: makeVoid },
];

function get(world: World, id: string): Invoice {
  const found = world.invoices.get(id);
  if (found === undefined) throw resourceMissing("invoice", id);
  return found;
}

function list({ world, params }: Call) {
  const customer = read.optionalText(params, "customer");
  const subscription = read.optionalText(params, "subscription");
  const status = read.optionalText(params, "status");
  const found = [...world.invoices.values()].filter(
    (invoice) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined ||
        invoice.parent.subscription_details.subscription === subscription),
  );
  return page(found, params, path);
}

function finalize({ world, id }: Call): Invoice {
  const invoice = get(world, id);
  if (invoice.status !== "draft") throw invalidRequest("This invoice is already finalized.");
  finalizeInvoice(world, invoice);
  return invoice;
}

function pay({ world, id }: Call): Invoice {
  const invoice = get(world, id);
  getCustomer(world, invoice.customer, "customer");
  if (invoice.status === "paid") throw invalidRequest("Invoice is already paid");
  if (invoice.status === "draft") finalizeInvoice(world, invoice);
  if (invoice.status !== "open") throw invalidRequest(`This invoice is ${invoice.status}.`);
  collect(world, invoice);
  return answerOfPayment(world, invoice);
}

function answerOfPayment(world: World, invoice: Invoice): Invoice {
  const intent = intentOf(world, invoice);
  if (intent === undefined || intent.status === "succeeded") return invoice;
  if (intent.status === "requires_action") {
    throw paymentFailed({
      type: "card_error",
      code: "invoice_payment_intent_requires_action",
      message: "This payment requires additional user action before it can be completed.",
    });
  }
  throw paymentFailed(intent.last_payment_error ?? cardDeclined);
}

function makeVoid({ world, id }: Call): Invoice {
  const invoice = get(world, id);
  if (invoice.status !== "open") throw invalidRequest("You can only void an open invoice.");
  voidInvoice(world, invoice);
  return invoice;
}
