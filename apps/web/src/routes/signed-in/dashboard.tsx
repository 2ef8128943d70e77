import { BillingNotices } from "../../features/billing/billing-notices.tsx";
import { PaymentReturn } from "../../features/billing/payment/payment-return.tsx";
import { DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";
import { useDashboardInvitation } from "../../features/dashboard/dashboard-invitation.ts";
import { DashboardSkeleton } from "../../features/dashboard/dashboard-skeleton.tsx";
import { ShareQuestion } from "../../features/sharing/share-question.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";

export default function LateDashboard() {
  return (
    <SignedIn skeleton={<DashboardSkeleton />} {...useDashboardInvitation()}>
      {(user) => (
        <div className="flex flex-col gap-6">
          <PaymentReturn />
          <BillingNotices subscription={user.subscription} />
          <ShareQuestion />
          <DashboardScreen user={user} />
        </div>
      )}
    </SignedIn>
  );
}
