import type { Translations } from "@flipworth/words";
import { billingPortal } from "./site/billing-portal.ts";
import { failures } from "./site/failures.ts";
import { frame } from "./site/frame.ts";
import { listingActions } from "./site/listing-actions.ts";
import { planCards } from "./site/plans.ts";
import { plots } from "./site/plots.ts";
import { salesFile } from "./site/sales-file.ts";
import { screens } from "./site/screens.ts";
import { session } from "./site/session.ts";
import { sharing } from "./site/sharing.ts";
import { updates } from "./site/updates.ts";

/** The frame, the routes and what more than one screen shows. */
export const site: Translations = {
  ...screens,
  "site.billingPortal": billingPortal,
  "site.failures": failures,
  "site.frame": frame,
  "site.listingActions": listingActions,
  "site.plans": planCards,
  "site.plots": plots,
  "site.salesFile": salesFile,
  "site.session": session,
  "site.sharing": sharing,
  "site.updates": updates,
};
