// The one script of a thing's page beside the site's own: for whoever is signed in, and only where
// there are recorded sales.
import { showRecordedSales } from "./show-recorded-sales.ts";

void showRecordedSales(document);
