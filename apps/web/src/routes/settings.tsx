import { lazy } from "react";
import { pageMeta } from "../components/content/page-meta.ts";
import { BeforeKnown } from "../features/session/before-known.tsx";
import { LateScreen } from "../features/session/late-screen.tsx";
import { useSettingsInvitation } from "../features/settings/settings-invitation.ts";
import { SettingsSkeleton } from "../features/settings/settings-skeleton.tsx";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";

const LateSettings = lazy(() => import("./signed-in/settings.tsx"));

export const handle = appScreen("settings");

export const meta = () => [
  ...pageMeta(
    screenTitles.english.settings,
    "How you resell, your plan, your theme and your data.",
  ),
  { name: "robots", content: "noindex" },
];

export default function Settings() {
  const before = <BeforeKnown skeleton={<SettingsSkeleton />} {...useSettingsInvitation()} />;
  return <LateScreen screen={LateSettings} skeleton={before} />;
}
