import { PricesSkeleton } from "../../features/prices/prices-skeleton.tsx";
import { SignedIn } from "../../features/session/signed-in.tsx";
import { useTrendsInvitation } from "../../features/prices/trends/trends-invitation.ts";
import { TrendsScreen } from "../../features/prices/trends/trends-screen.tsx";

export default function LateTrends() {
  return (
    <SignedIn skeleton={<PricesSkeleton />} {...useTrendsInvitation()}>
      {() => <TrendsScreen />}
    </SignedIn>
  );
}
