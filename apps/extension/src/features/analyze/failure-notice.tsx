import { Button, buttonClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { accountWords } from "../../words/english/account.ts";
import { analyzeWords } from "../../words/english/analyze.ts";
import { failureWords } from "../../words/english/failure.ts";
import type { Failure } from "./failure.ts";
import { Notice } from "./notice.tsx";

type FailureNoticeProps = { failure: Failure; onRetry: () => void; onSignIn: () => void };

/** Why there is no answer, with what can be done about it. */
export function FailureNotice(props: FailureNoticeProps) {
  const say = useWords(failureWords);
  const { failure } = props;
  return (
    <Notice isAlert title={say(failure.title)} action={<WayOn {...props} />}>
      {failure.sentence(say)}
    </Notice>
  );
}

function WayOn({ failure, onRetry, onSignIn }: FailureNoticeProps) {
  const sayOfAccount = useWords(accountWords);
  const say = useWords(analyzeWords);
  if (failure.asksToSignIn) return <Button onClick={onSignIn}>{sayOfAccount("signIn")}</Button>;
  if (failure.canRetry) return <Button onClick={onRetry}>{say("tryAgain")}</Button>;
  if (!failure.plansAddress) return null;
  return (
    <a href={failure.plansAddress} target="_blank" rel="noreferrer" className={buttonClasses()}>
      {say("seePlans")}
    </a>
  );
}
