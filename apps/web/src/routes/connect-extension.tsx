import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { ConnectSkeleton } from "../features/connect/connect-skeleton.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";

const LateConnect = lazy(() => import("./signed-in/connect-extension.tsx"));

export const meta = () => [
  ...pageMeta("Connect the extension | Flipworth", "Let the extension use your account."),
  { name: "robots", content: "noindex" },
];

export default function ConnectExtension() {
  return <LateScreen screen={LateConnect} skeleton={<ConnectSkeleton />} />;
}
