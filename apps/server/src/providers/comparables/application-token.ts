import { z } from "zod";
import { callEbay } from "./ebay-call.ts";
import { EbayFailure } from "./failure.ts";

export type TokenSettings = {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
  timeLimitMs: number;
  clock: () => Date;
};

type Token = { value: string; until: number };

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
});

/** Asked for anew this long before it runs out, so that none runs out on its way. */
const marginMs = 5 * 60_000;
/** The public marketplace, and nothing of anybody's account. It is called so in the sandbox too. */
const scope = "https://api.ebay.com/oauth/api_scope";

/** Keeps the token under which the whole application searches: eBay gives out few a day. */
export function applicationToken(settings: TokenSettings) {
  let held: Token | undefined;
  let coming: Promise<Token> | undefined;
  const fetchOnce = () =>
    (coming ??= fetchToken(settings).finally(() => {
      coming = undefined;
    }));
  return {
    /** Whoever asks while it is on its way waits for the same one. */
    get: async (): Promise<string> => {
      if (held === undefined || settings.clock().getTime() >= held.until) held = await fetchOnce();
      return held.value;
    },
    /** eBay does not know it any more. One that came meanwhile stays. */
    forget: (value: string): void => {
      if (held?.value === value) held = undefined;
    },
  };
}

async function fetchToken(settings: TokenSettings): Promise<Token> {
  const { clientId, clientSecret, baseUrl, timeLimitMs, clock } = settings;
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const answer = await callEbay(new URL("/identity/v1/oauth2/token", baseUrl), {
    method: "POST",
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({ grant_type: "client_credentials", scope }),
    // Its own, since nobody's leaving ends it for the others.
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const token = TokenAnswer.safeParse(answer);
  if (!token.success) throw new EbayFailure({ outcome: "unusable", cause: token.error });
  const { access_token: value, expires_in: seconds } = token.data;
  return { value, until: clock().getTime() + seconds * 1000 - marginMs };
}
