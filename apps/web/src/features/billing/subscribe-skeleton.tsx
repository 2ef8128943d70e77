import { useWords } from "@flipworth/words/react";
import { subscribeWords } from "../../words/english/account/subscribe.ts";
import { SubscribeFrame, WaitingCards } from "./subscribe-frame.tsx";

/** Before anything is known. It names no plan: one built page serves them all. */
export function SubscribeSkeleton() {
  const say = useWords(subscribeWords);
  return (
    <SubscribeFrame title={say("title")}>
      <WaitingCards />
      <noscript>
        <p>{say("needsJavaScript")}</p>
      </noscript>
    </SubscribeFrame>
  );
}
