import type { Translations } from "@flipworth/words";
import { connect } from "./site/connect.ts";
import { failures } from "./site/failures.ts";
import { frame } from "./site/frame.ts";
import { listingActions } from "./site/listing-actions.ts";
import { planCards } from "./site/plans.ts";
import { plots } from "./site/plots.ts";
import { salesFile } from "./site/sales-file.ts";
import { screens } from "./site/screens.ts";
import { screenTitles } from "./site/screen-titles.ts";
import { session } from "./site/session.ts";
import { sharing } from "./site/sharing.ts";

/** The frame, the routes and what more than one screen shows. */
export const site: Translations = {
  "site.connect": connect,
  "site.failures": failures,
  "site.frame": frame,
  "site.listingActions": listingActions,
  "site.plans": planCards,
  "site.plots": plots,
  "site.salesFile": salesFile,
  "site.screens": screens,
  "site.titles": screenTitles,
  "site.session": session,
  "site.sharing": sharing,
};
