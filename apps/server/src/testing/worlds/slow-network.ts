import type { Payments } from "../../features/billing/payments-port.ts";

/** Lets a test hold what the provider answered, as a slow network does. */
export function slowNetwork() {
  const held: (() => void)[] = [];
  let isHolding = false;
  let reads = 0;
  const between = (payments: Payments): Payments => ({
    ...payments,
    findSubscription: async (customerId) => {
      reads += 1;
      const found = await payments.findSubscription(customerId);
      if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
      return found;
    },
  });
  return {
    between,
    hold: () => (isHolding = true),
    goOn: () => (isHolding = false),
    release: () => held.splice(0).forEach((resolve) => resolve()),
    heldAnswers: () => held.length,
    reads: () => reads,
  };
}
