import { paths } from "../../../paths.ts";

export const trendsInvitation = {
  invitation: "Sign in to see what rises, what falls and what sells fastest.",
  signInHref: paths.trendsSignIn,
};
