import type { Say } from "@flipworth/words";
import type { cardWords } from "../words/english/deal-card.ts";
import type { Deal, DealPages } from "./deal.ts";
import type { Standing } from "./verdict-of.ts";

export type PartProps = { deal: Deal; standing: Standing };
export type SayOfCard = Say<keyof typeof cardWords.english>;
export type PagesProps = { pages: DealPages | undefined };
