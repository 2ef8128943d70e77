import { lazy } from "react";
import { pageMeta } from "../components/page-meta.ts";
import { LateScreen } from "../features/session/late-screen.tsx";
import { SettingsSkeleton } from "../features/settings/settings-skeleton.tsx";

const LateSettings = lazy(() => import("./late/settings.tsx"));

export const meta = () => [
  ...pageMeta("Settings | Flipworth", "How you resell, your plan, your theme and your data."),
  { name: "robots", content: "noindex" },
];

export default function Settings() {
  return <LateScreen screen={LateSettings} skeleton={<SettingsSkeleton />} />;
}
