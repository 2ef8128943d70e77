import { paths } from "../../paths.ts";

export const pricesInvitation = (path: string) => ({
  invitation: "Sign in to see recorded sales.",
  signInHref: paths.pricesSignIn(path),
});
