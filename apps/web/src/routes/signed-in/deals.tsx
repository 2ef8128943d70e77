import { useDealsInvitation } from "../../features/deals/deals-invitation.ts";
import { DealsScreen } from "../../features/deals/deals-screen.tsx";
import { DealsSkeleton } from "../../features/deals/deals-skeleton.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";

export default function LateDeals() {
  return (
    <SignedIn skeleton={<DealsSkeleton />} {...useDealsInvitation()}>
      {() => <DealsScreen />}
    </SignedIn>
  );
}
