import { change } from "../event-log.ts";
import { invalidRequest, resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import { mergedMetadata, optionalForm, optionalText, requiredText } from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import type { Customer } from "../objects/customer.ts";
import { newCustomer } from "../objects/customer.ts";
import { endSubscription } from "../subscription-end.ts";
import type { World } from "../world.ts";

const fields = ["email", "name", "description", "metadata", "invoice_settings"] as const;

export const customerRoutes: readonly Route[] = [
  { method: "POST", path: "/v1/customers", accepts: fields, run: create },
  { method: "GET", path: "/v1/customers", accepts: [...listParams, "email"], run: list },
  { method: "GET", path: "/v1/customers/search", accepts: ["query", "limit", "page"], run: search },
  { method: "GET", path: "/v1/customers/:id", accepts: [], run: retrieve },
  { method: "POST", path: "/v1/customers/:id", accepts: fields, run: update },
  { method: "DELETE", path: "/v1/customers/:id", accepts: [], run: remove },
];

/** The customer that a request names, unless it is gone. */
export function getCustomer(world: World, id: string, param?: string): Customer {
  const found = world.customers.get(id);
  if (found === undefined) throw resourceMissing("customer", id, param);
  return found;
}

function create({ world, params }: Call) {
  const customer = newCustomer(
    {
      email: optionalText(params, "email") ?? null,
      name: optionalText(params, "name") ?? null,
      description: optionalText(params, "description") ?? null,
      metadata: mergedMetadata(params, {}),
    },
    world.clock.now(),
  );
  world.customers.set(customer.id, customer);
  world.log.emit("customer.created", customer);
  return customer;
}

function list({ world, params }: Call) {
  const email = optionalText(params, "email");
  const all = [...world.customers.values()];
  const found = email === undefined ? all : all.filter((customer) => customer.email === email);
  return page(found, params, "/v1/customers");
}

/** Understands `email:"…"` and `metadata["…"]:"…"`, joined by AND. */
function search({ world, params }: Call) {
  const query = requiredText(params, "query");
  const clauses = query.split(/\s+AND\s+/i).map((clause) => {
    const [, key, value] = /^\s*(.+?)\s*:\s*["'](.*)["']\s*$/.exec(clause) ?? [];
    const [, name] = /^metadata\[["'](.+)["']\]$/.exec(key ?? "") ?? [];
    if (value === undefined || (key !== "email" && name === undefined)) {
      throw invalidRequest(`The emulator cannot search for: ${clause}`, { param: "query" });
    }
    return (customer: Customer) =>
      name === undefined ? customer.email === value : customer.metadata[name] === value;
  });
  const data = [...world.customers.values()]
    .filter((customer) => clauses.every((fits) => fits(customer)))
    .toReversed();
  return {
    object: "search_result",
    data,
    has_more: false,
    next_page: null,
    url: "/v1/customers/search",
  };
}

function retrieve({ world, id }: Call) {
  if (world.deletedCustomers.has(id)) return { id, object: "customer", deleted: true };
  return getCustomer(world, id);
}

function update({ world, params, id }: Call) {
  const customer = getCustomer(world, id);
  const textOr = (name: "email" | "name" | "description") =>
    params[name] === undefined ? customer[name] : (optionalText(params, name) ?? null);
  const given = optionalForm(params, "invoice_settings");
  const method = "default_payment_method";
  const card = given[method] === undefined ? undefined : (optionalText(given, method) ?? null);
  const invoiceSettings = { ...customer.invoice_settings };
  if (card !== undefined) invoiceSettings.default_payment_method = card;
  change(world.log, "customer.updated", {
    object: customer,
    to: {
      email: textOr("email"),
      name: textOr("name"),
      description: textOr("description"),
      metadata: mergedMetadata(params, customer.metadata),
      invoice_settings: invoiceSettings,
    },
  });
  return customer;
}

/** Deleting a customer ends every subscription of theirs at once. */
function remove({ world, id }: Call) {
  const customer = getCustomer(world, id);
  for (const subscription of world.subscriptions.values()) {
    const isOver = subscription.ended_at !== null || subscription.customer !== id;
    if (!isOver) endSubscription(world, subscription, "cancellation_requested");
  }
  world.customers.delete(id);
  world.deletedCustomers.add(id);
  world.log.emit("customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}
