import { keptText } from "../../lib/kept-text.ts";

/**
 * The plan that a payment under way is for. The bank may lead a person over other sites before they
 * are back on the dashboard, and only this tells which plan to wait for there.
 */
export const expectedTier = keptText("flipworth.subscribing");
