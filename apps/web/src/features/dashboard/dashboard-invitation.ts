import { paths } from "../../paths.ts";

export const dashboardInvitation = {
  invitation: "Sign in to see your saved listings and analyses.",
  signInHref: paths.dashboardSignIn,
};
