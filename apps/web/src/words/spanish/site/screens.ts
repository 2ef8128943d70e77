import type { Translations } from "@flipworth/words";
import { analyzePage } from "./analyze-page.ts";
import { barcodes } from "./barcodes.ts";
import { connect } from "./connect.ts";
import { garageSalePage } from "./garage-sale-page.ts";
import { pricingPage } from "./pricing-page.ts";
import { screenTitles } from "./screen-titles.ts";

/** What the routes themselves say, and what a barcode says. */
export const screens: Translations = {
  "site.analyze": analyzePage,
  "site.barcodes": barcodes,
  "site.connect": connect,
  "site.garageSale": garageSalePage,
  "site.pricing": pricingPage,
  "site.titles": screenTitles,
};
