import { type Cents, cents } from "../money/cents.ts";

/** What a person wants from a flip. ROI is on the purchase price, not on all costs. */
export type Targets = { profit: Cents; roiPercent: number };

export const defaultTargets: Targets = { profit: cents(10_00), roiPercent: 30 };
