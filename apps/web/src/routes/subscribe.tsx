import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { SubscribeSkeleton } from "../features/billing/subscribe-skeleton.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LateSubscribe = lazy(() => import("./signed-in/subscribe.tsx"));

export const handle = appScreen("subscribe");

export const meta = () => [
  ...pageMeta(screenTitles.english.subscribe, "Pay for a plan by card. Cancel anytime."),
  { name: "robots", content: "noindex" },
];

export default function Subscribe() {
  return <LateScreen screen={LateSubscribe} skeleton={<SubscribeSkeleton />} />;
}
