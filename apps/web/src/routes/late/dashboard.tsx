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
      {(user) => <DashboardScreen user={user} />}
    </SignedIn>
  );
}
