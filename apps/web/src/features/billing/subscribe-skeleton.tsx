import { SubscribeFrame, WaitingCards } from "./subscribe-frame.tsx";

/** Before anything is known. It names no plan: one built page serves them all. */
export function SubscribeSkeleton() {
  return (
    <SubscribeFrame title="Subscribe">
      <WaitingCards />
      <noscript>
        <p>Paying by card needs JavaScript.</p>
      </noscript>
    </SubscribeFrame>
  );
}
