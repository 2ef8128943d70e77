import { appraiseInThread, wakeThread } from "../../features/rating/appraise-in-thread.ts";
import { receive } from "../../messaging/receive.ts";

// A page that nobody sees: the one place where Chrome lets an extension keep a thread for a while.
chrome.runtime.onMessage.addListener(
  receive({ wakeEngine: wakeThread, appraiseCards: appraiseInThread }),
);
