import type { Handlers } from "../../../messaging/protocol.ts";
import { checkSold } from "./check-sold.ts";

/** What the worker answers to who shows a deal. */
export const soldHandlers: Handlers<"checkSold"> = { checkSold };
