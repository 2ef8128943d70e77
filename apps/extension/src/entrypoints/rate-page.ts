import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import { waitToRate } from "../features/marks/wait-to-rate.ts";

// Put into a page by a press, or into the sites that the person always wants rated.
const ratePage: ReturnType<typeof defineUnlistedScript> = defineUnlistedScript(waitToRate);
export default ratePage;
