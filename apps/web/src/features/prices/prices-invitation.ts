import { paths } from "../../paths.ts";
import { pricesCommon } from "../../words/english/market/prices-pages.ts";

export const pricesInvitation = (path: string) => ({
  invitation: pricesCommon.english.invitation,
  signInHref: paths.pricesSignIn(path),
});
