import { Button, buttonClasses } from "@flipworth/ui";
import { strings } from "../../strings.ts";
import type { Failure } from "./failure.ts";
import { Notice } from "./notice.tsx";

const words = strings.analyze;

type FailureNoticeProps = { failure: Failure; onRetry: () => void; onSignIn: () => void };

/** Why there is no answer, with what can be done about it. */
export function FailureNotice(props: FailureNoticeProps) {
  const { failure } = props;
  return (
    <Notice isAlert title={failure.title} action={<WayOn {...props} />}>
      {failure.sentence}
    </Notice>
  );
}

function WayOn({ failure, onRetry, onSignIn }: FailureNoticeProps) {
  if (failure.asksToSignIn) return <Button onClick={onSignIn}>{strings.account.signIn}</Button>;
  if (failure.canRetry) return <Button onClick={onRetry}>{words.tryAgain}</Button>;
  if (!failure.plansAddress) return null;
  return (
    <a href={failure.plansAddress} target="_blank" rel="noreferrer" className={buttonClasses()}>
      {words.seePlans}
    </a>
  );
}
