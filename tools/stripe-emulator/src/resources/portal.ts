import * as read from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import { newPortalSession } from "../objects/portal-session.ts";
import type { World } from "../world.ts";
import { getCustomer } from "./customers.ts";

export const portalRoutes: readonly Route[] = [
  {
    method: "POST",
    path: "/v1/billing_portal/sessions",
    accepts: ["customer", "return_url"],
    run: create,
  },
];

function create({ world, params }: Call) {
  const customer = getCustomer(world, read.requiredText(params, "customer"), "customer");
  const returnUrl = read.optionalText(params, "return_url") ?? null;
  const input = { customer: customer.id, returnUrl, origin: world.settings.origin };
  const session = newPortalSession(input, world.clock.now());
  world.portalSessions.set(session.id, session);
  world.log.emit("billing_portal.session.created", session);
  return session;
}

/** A plain page in place of the provider's portal, or nothing for an unknown session. */
export function portalPage(world: World, sessionId: string): string | undefined {
  const session = world.portalSessions.get(sessionId);
  if (session === undefined) return undefined;
  const customer = world.customers.get(session.customer);
  const plans = [...world.subscriptions.values()]
    .filter((subscription) => subscription.customer === session.customer)
    .flatMap((subscription) =>
      subscription.items.data.map(
        (item) => `${world.products.get(item.price.product)?.name}: ${subscription.status}`,
      ),
    );
  const lines = plans.map((plan) => `<li>${escapeHtml(plan)}</li>`).join("");
  const back =
    session.return_url === null
      ? ""
      : `<p><a href="${escapeHtml(session.return_url)}">Return</a></p>`;
  return `<!doctype html><html lang="en"><title>Billing portal</title>
<h1>Billing portal</h1><p>${escapeHtml(customer?.email ?? "No email")}</p><ul>${lines}</ul>${back}</html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
