import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { dealsScreen } from "../../words/english/deals/screen.ts";

/** What a visitor reads instead of the deals. */
export function useDealsInvitation() {
  const say = useWords(dealsScreen);
  return { invitation: say("invitation"), signInHref: paths.dealsSignIn };
}
