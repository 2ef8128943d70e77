import { lookAtSoldPage } from "@flipworth/readers";
import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";

// Injected by a press on "Check sold prices" and never before; what it returns is the result.
const readSoldPage: ReturnType<typeof defineUnlistedScript> = defineUnlistedScript(() =>
  lookAtSoldPage(document, location.href),
);
export default readSoldPage;
