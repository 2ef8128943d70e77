import { readListingPage } from "@flipworth/readers";
import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";

// Injected by a click and never before; what it returns is the injection's result.
const readPage: ReturnType<typeof defineUnlistedScript> = defineUnlistedScript(() =>
  readListingPage(document, location.href),
);
export default readPage;
