import type { SalePriceDistribution } from "../valuation/evidence.ts";
import type { Confidence } from "./confidence.ts";
import type { Deal } from "./deal.ts";
import type { Decision } from "./decide.ts";
import type { Exit } from "./exits.ts";
import type { Identity } from "./identity/identity.ts";
import type { Risk } from "./risks/risks.ts";
import type { ScamSign } from "./risks/scam-signs.ts";

export type Known = { salePrice: SalePriceDistribution; risks: readonly Risk[] };

export type Judged = Known & {
  decision: Decision;
  deal: Deal;
  exits: readonly Exit[];
  identity: Identity;
  signs: readonly ScamSign[];
  confidence: Confidence;
};
