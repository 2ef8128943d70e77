import { paths } from "../../paths.ts";

export const dealsInvitation = {
  invitation: "Sign in to track what you buy, what it sells for and what you keep.",
  signInHref: paths.dealsSignIn,
};
