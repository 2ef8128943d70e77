import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { PricesSkeleton } from "../features/prices/prices-skeleton.tsx";
import { pricesInvitation } from "../features/prices/prices-invitation.ts";
import { BeforeKnown } from "../features/session/before-known.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { paths } from "../paths.ts";

const LatePrices = lazy(() => import("./signed-in/prices.tsx"));

export const meta = () => [
  ...pageMeta("Recorded prices | Flipworth", "What recorded sales say of a thing or a category."),
  { name: "robots", content: "noindex" },
];

export default function RecordedPrices() {
  const before = (
    <BeforeKnown skeleton={<PricesSkeleton />} {...pricesInvitation(paths.recorded)} />
  );
  return <LateScreen screen={LatePrices} skeleton={before} />;
}
