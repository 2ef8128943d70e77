import type { Seconds } from "../clock.ts";
import { newId } from "../ids.ts";

export type PortalSession = ReturnType<typeof newPortalSession>;

export function newPortalSession(
  input: { customer: string; returnUrl: string | null; origin: string },
  created: Seconds,
) {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session" as const,
    configuration: "bpc_emulator",
    created,
    customer: input.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: input.returnUrl,
    url: `${input.origin}/portal/${id}`,
  };
}
