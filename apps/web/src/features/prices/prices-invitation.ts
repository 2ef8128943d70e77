import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { pricesCommon } from "../../words/english/market/prices-pages.ts";

/** What a visitor reads instead of recorded prices, with the way back to them. */
export function usePricesInvitation(path: string) {
  const say = useWords(pricesCommon);
  return { invitation: say("invitation"), signInHref: paths.pricesSignIn(path) };
}
