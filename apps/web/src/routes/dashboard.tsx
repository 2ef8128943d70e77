import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { useDashboardInvitation } from "../features/dashboard/dashboard-invitation.ts";
import { DashboardSkeleton } from "../features/dashboard/dashboard-skeleton.tsx";
import { BeforeKnown } from "../features/session/before-known.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LateDashboard = lazy(() => import("./signed-in/dashboard.tsx"));

export const handle = appScreen("dashboard");

export const meta = () => [
  ...pageMeta(screenTitles.english.dashboard, "Your saved listings and analysis history."),
  { name: "robots", content: "noindex" },
];

export default function Dashboard() {
  const before = <BeforeKnown skeleton={<DashboardSkeleton />} {...useDashboardInvitation()} />;
  return <LateScreen screen={LateDashboard} skeleton={before} />;
}
