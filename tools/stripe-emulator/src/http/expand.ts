import { invoicePayments, confirmationSecret } from "../invoicing.ts";
import type { World } from "../world.ts";
import { invalidRequest } from "./errors.ts";

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [name: string]: Json };

const deepestPath = 4;

/** Answers with the objects that `expand` asks for in place of their ids. */
export function expanded(world: World, answer: object, paths: readonly string[]): object {
  const copy: Json = JSON.parse(JSON.stringify(answer));
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > deepestPath) {
      throw invalidRequest(`You cannot expand more than ${deepestPath} levels of a property`);
    }
    expandIn(world, copy, { parts, path });
  }
  return copy !== null && typeof copy === "object" ? copy : answer;
}

type Step = { parts: string[]; path: string };

function expandIn(world: World, value: Json, step: Step): void {
  const [name, ...parts] = step.parts;
  if (name === undefined || value === null || typeof value !== "object") return;
  if (Array.isArray(value)) {
    for (const each of value) expandIn(world, each, step);
    return;
  }
  const found = expandedField(world, value, name);
  if (found === undefined) {
    const message = `This property cannot be expanded (${step.path}).`;
    throw invalidRequest(message, { param: "expand" });
  }
  value[name] = found;
  expandIn(world, found, { parts, path: step.path });
}

function expandedField(world: World, owner: JsonObject, name: string): Json | undefined {
  const value = owner[name];
  if (typeof value === "string") return objectById(world, value) ?? value;
  const { id, object } = owner;
  const isInvoice = object === "invoice" && typeof id === "string";
  return value === undefined && isInvoice ? onRequestOnly(world, id, name) : value;
}

/** Two fields of an invoice exist only when they are asked for. */
function onRequestOnly(world: World, invoice: string, name: string): Json | undefined {
  const fields = { confirmation_secret: confirmationSecret, payments: invoicePayments } as const;
  if (name !== "confirmation_secret" && name !== "payments") return undefined;
  return JSON.parse(JSON.stringify(fields[name](world, invoice)));
}

function objectById(world: World, id: string): Json | undefined {
  const deleted = world.deletedCustomers.has(id) ? { id, object: "customer", deleted: true } : null;
  const found =
    deleted ??
    world.customers.get(id) ??
    world.products.get(id) ??
    world.prices.get(id) ??
    world.subscriptions.get(id) ??
    world.schedules.get(id) ??
    world.invoices.get(id) ??
    world.paymentIntents.get(id) ??
    world.paymentMethods.get(id);
  return found === undefined ? undefined : JSON.parse(JSON.stringify(found));
}
