import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { PricesSkeleton } from "../features/prices/prices-skeleton.tsx";
import { BeforeKnown } from "../features/session/before-known.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { useTrendsInvitation } from "../features/prices/trends/trends-invitation.ts";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LateTrends = lazy(() => import("./signed-in/trends.tsx"));

export const handle = appScreen("trends");

export const meta = () => [
  ...pageMeta(screenTitles.english.trends, "What rises, what falls and what sells fastest."),
  { name: "robots", content: "noindex" },
];

export default function Trends() {
  const before = <BeforeKnown skeleton={<PricesSkeleton />} {...useTrendsInvitation()} />;
  return <LateScreen screen={LateTrends} skeleton={before} />;
}
