import { useWords } from "@flipworth/words/react";
import { paths } from "../../../paths.ts";
import { pricesTrends } from "../../../words/english/market/prices-trends.ts";

/** What a visitor reads instead of the trends. */
export function useTrendsInvitation() {
  const say = useWords(pricesTrends);
  return { invitation: say("invitation"), signInHref: paths.trendsSignIn };
}
