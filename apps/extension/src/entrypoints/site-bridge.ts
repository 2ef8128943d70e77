import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { bridgeToSite } from "../features/site/site-bridge.ts";

// In the analyze page of the server that the extension uses, and nowhere else.
const siteBridge: ReturnType<typeof defineUnlistedScript> = defineUnlistedScript(bridgeToSite);
export default siteBridge;
