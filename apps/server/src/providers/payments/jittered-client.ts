import { setTimeout as sleep } from "node:timers/promises";
import type Stripe from "stripe";

/** On top of the half second that the library waits before it asks again. */
const longestPauseMs = 500;

type Client = NonNullable<Stripe.StripeConfig["httpClient"]>;

/**
 * Stripe's library asks again after half a second, each time and everybody alike: with two retries
 * its own jitter never shows. A failure is handed on after a moment of chance, so that callers who
 * failed together do not come back together.
 */
export function jitteredClient(
  client: Client,
  pause: (ms: number) => Promise<unknown> = sleep,
): Client {
  const aMoment = () => pause(Math.random() * longestPauseMs);
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      try {
        const response = await client.makeRequest(...request);
        if (response.getStatusCode() >= 500) await aMoment();
        return response;
      } catch (error) {
        await aMoment();
        throw error;
      }
    },
  };
}
