import { defineContentScript } from "wxt/utils/define-content-script";
import { isSoldAddress } from "@flipworth/readers";
import { showListingCorner } from "../features/in-page/listing-corner.ts";
import { showSoldCorner } from "../features/in-page/sold-corner.ts";
import { startInPage } from "../features/in-page/start.ts";
import { listingPages } from "../sites.ts";

const inPage: ReturnType<typeof defineContentScript> = defineContentScript({
  matches: listingPages,
  runAt: "document_idle",
  main: () =>
    startInPage({
      isSoldAddress,
      kinds: {
        listing: {
          isWanted: ({ hasButton }) => hasButton,
          show: showListingCorner,
        },
        sold: {
          isWanted: ({ hasButton, deal }) => hasButton && deal !== null,
          show: showSoldCorner,
        },
      },
    }),
});
export default inPage;
