import type { Translations } from "@flipworth/words";
import { analyzePage } from "./analyze-page.ts";
import { connect } from "./connect.ts";
import { garageSalePage } from "./garage-sale-page.ts";
import { pricingPage } from "./pricing-page.ts";
import { screenTitles } from "./screen-titles.ts";

/** What the routes themselves say. */
export const screens: Translations = {
  "site.analyze": analyzePage,
  "site.connect": connect,
  "site.garageSale": garageSalePage,
  "site.pricing": pricingPage,
  "site.titles": screenTitles,
};
