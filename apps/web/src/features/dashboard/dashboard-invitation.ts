import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { dashboardScreen } from "../../words/english/market/dashboard-screen.ts";

/** What a visitor reads instead of the dashboard. */
export function useDashboardInvitation() {
  const say = useWords(dashboardScreen);
  return { invitation: say("invitation"), signInHref: paths.dashboardSignIn };
}
