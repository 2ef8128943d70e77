import { Card } from "@flipworth/ui";
import { LanguageChoice } from "../../components/frame/language-choice.tsx";
import { BillingNotices } from "../../features/billing/billing-notices.tsx";
import { PlanSection } from "../../features/billing/plan-section.tsx";
import { SettingsScreen } from "../../features/settings/settings-screen.tsx";
import { useSettingsInvitation } from "../../features/settings/settings-invitation.ts";
import { SettingsSkeleton } from "../../features/settings/settings-skeleton.tsx";
import { ShareQuestion } from "../../features/sharing/share-question.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";

export default function LateSettings() {
  return (
    <SignedIn skeleton={<SettingsSkeleton />} {...useSettingsInvitation()}>
      {(user) => (
        <>
          <div className="mx-auto max-w-2xl pb-6 empty:hidden">
            <BillingNotices subscription={user.subscription} />
          </div>
          <div className="mx-auto max-w-2xl pb-6 empty:hidden">
            <ShareQuestion />
          </div>
          <SettingsScreen
            plan={
              <>
                <Card className="p-4 sm:p-6">
                  <LanguageChoice look="form" />
                </Card>
                <PlanSection subscription={user.subscription} />
              </>
            }
          />
        </>
      )}
    </SignedIn>
  );
}
