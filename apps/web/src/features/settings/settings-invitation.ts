import { paths } from "../../paths.ts";

export const settingsInvitation = {
  invitation: "How you resell, your theme and your data are kept with your account.",
  signInHref: paths.settingsSignIn,
};
