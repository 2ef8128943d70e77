import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { ConnectSkeleton } from "../features/connect/connect-skeleton.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LateConnect = lazy(() => import("./signed-in/connect-extension.tsx"));

export const handle = appScreen("connectExtension");

export const meta = () => [
  ...pageMeta(screenTitles.english.connectExtension, "Let the extension use your account."),
  { name: "robots", content: "noindex" },
];

export default function ConnectExtension() {
  return <LateScreen screen={LateConnect} skeleton={<ConnectSkeleton />} />;
}
