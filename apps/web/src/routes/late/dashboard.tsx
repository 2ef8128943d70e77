import { BillingNotices } from "../../features/billing/billing-notices.tsx";
import { PaymentReturn } from "../../features/billing/payment-return.tsx";
import { DashboardScreen } from "../../features/dashboard/dashboard-screen.tsx";
import { DashboardSkeleton } from "../../features/dashboard/dashboard-skeleton.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";
import { paths } from "../../paths.ts";

export default function LateDashboard() {
  return (
    <SignedIn
      skeleton={<DashboardSkeleton />}
      invitation="Your saved listings and everything you analyzed are here once you are signed in."
      signInHref={paths.dashboardSignIn}
    >
      {(user) => (
        <div className="flex flex-col gap-6">
          <PaymentReturn />
          <BillingNotices subscription={user.subscription} />
          <DashboardScreen user={user} />
        </div>
      )}
    </SignedIn>
  );
}
