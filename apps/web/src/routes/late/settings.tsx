import { BillingNotices } from "../../features/billing/billing-notices.tsx";
import { PlanSection } from "../../features/billing/plan-section.tsx";
import { SettingsScreen } from "../../features/settings/settings-screen.tsx";
import { SettingsSkeleton } from "../../features/settings/settings-skeleton.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";
import { paths } from "../../paths.ts";

export default function LateSettings() {
  return (
    <SignedIn
      skeleton={<SettingsSkeleton />}
      invitation="Your selling settings, plan, theme and data are kept with your account."
      signInHref={paths.settingsSignIn}
    >
      {(user) => (
        <>
          <div className="mx-auto max-w-2xl pb-6 empty:hidden">
            <BillingNotices subscription={user.subscription} />
          </div>
          <SettingsScreen plan={<PlanSection subscription={user.subscription} />} />
        </>
      )}
    </SignedIn>
  );
}
