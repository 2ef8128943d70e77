import { createClient, type Client } from "@flipworth/contract";

/** Settings under which one machine may ask as often as a measurement needs. */
export const withoutDailyLimits = {
  INSTALLS_PER_NETWORK_A_DAY: "1000000",
  ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY: "1000000",
  ANONYMOUS_ANALYSES_A_DAY: "1000000",
};

/** A client with an install of its own, which is good for ten analyses. */
export async function freshClient(address: string): Promise<Client> {
  const visitor = createClient({ baseUrl: address, fetch });
  const { secret } = await visitor.createInstall();
  return createClient({ baseUrl: address, fetch, secret: async () => secret });
}
