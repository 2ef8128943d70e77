import { paths } from "../../../paths.ts";
import { pricesTrends } from "../../../words/english/market/prices-trends.ts";

export const trendsInvitation = {
  invitation: pricesTrends.english.invitation,
  signInHref: paths.trendsSignIn,
};
