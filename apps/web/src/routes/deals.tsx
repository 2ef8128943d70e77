import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { useDealsInvitation } from "../features/deals/deals-invitation.ts";
import { DealsSkeleton } from "../features/deals/deals-skeleton.tsx";
import { BeforeKnown } from "../features/session/before-known.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LateDeals = lazy(() => import("./signed-in/deals.tsx"));

export const handle = appScreen("deals");

export const meta = () => [
  ...pageMeta(screenTitles.english.deals, "What you bought, what it made, and what to do next."),
  { name: "robots", content: "noindex" },
];

export default function Deals() {
  const before = <BeforeKnown skeleton={<DealsSkeleton />} {...useDealsInvitation()} />;
  return <LateScreen screen={LateDeals} skeleton={before} />;
}
