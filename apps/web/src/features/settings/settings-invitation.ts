import { paths } from "../../paths.ts";

export const settingsInvitation = {
  invitation: "Your selling settings, plan, theme and data are kept with your account.",
  signInHref: paths.settingsSignIn,
};
