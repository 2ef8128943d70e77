import type { Deal, DealPages } from "./deal.ts";
import type { Standing } from "./verdict-of.ts";

export type PartProps = { deal: Deal; standing: Standing };
export type PagesProps = { pages: DealPages | undefined };
