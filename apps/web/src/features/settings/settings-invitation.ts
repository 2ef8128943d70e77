import { paths } from "../../paths.ts";

export const settingsInvitation = {
  invitation: "Sign in to see your settings, plan and data.",
  signInHref: paths.settingsSignIn,
};
