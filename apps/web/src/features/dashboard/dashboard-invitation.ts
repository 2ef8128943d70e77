import { paths } from "../../paths.ts";

export const dashboardInvitation = {
  invitation: "Your saved listings and everything you analyzed are here once you are signed in.",
  signInHref: paths.dashboardSignIn,
};
