import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { PricesSkeleton } from "../features/prices/prices-skeleton.tsx";
import { usePricesInvitation } from "../features/prices/prices-invitation.ts";
import { BeforeKnown } from "../features/session/before-known.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { paths } from "../paths.ts";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LatePrices = lazy(() => import("./signed-in/prices.tsx"));

export const handle = appScreen("recordedPrices");

export const meta = () => [
  ...pageMeta(
    screenTitles.english.recordedPrices,
    "What recorded sales say of a thing or a category.",
  ),
  { name: "robots", content: "noindex" },
];

export default function RecordedPrices() {
  const before = (
    <BeforeKnown skeleton={<PricesSkeleton />} {...usePricesInvitation(paths.recorded)} />
  );
  return <LateScreen screen={LatePrices} skeleton={before} />;
}
