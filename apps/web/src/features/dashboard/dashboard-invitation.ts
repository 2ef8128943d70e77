import { paths } from "../../paths.ts";
import { dashboardScreen } from "../../words/english/market/dashboard-screen.ts";

export const dashboardInvitation = {
  invitation: dashboardScreen.english.invitation,
  signInHref: paths.dashboardSignIn,
};
