import type { InstallLinkRequest, User } from "@flipworth/contract";
import { Button, buttonClasses, Card } from "@flipworth/ui";
import { useState } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { useAnswer, useLinkRequests } from "./use-link-requests.ts";

/** Where a person confirms, and nobody else can, that the extension acts for them. */
export function ConnectScreen({ user }: { user: User }) {
  const { data, error, refetch } = useLinkRequests();
  const [answer, setAnswer] = useState<"connected" | "refused" | undefined>(answerInAddress);
  const [request] = data ?? [];
  return (
    <div className="mx-auto min-h-[calc(100dvh-9.5rem)] max-w-md">
      <Card className="flex flex-col items-start gap-4 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">{titleOf(answer)}</h1>
        {answer && <Answered answer={answer} />}
        {!answer && request && <Question user={user} request={request} onAnswer={setAnswer} />}
        {!answer && !request && !error && (
          <output className="text-pretty text-soft">
            Waiting for the extension. If nothing happens, open it and press “Sign in” there.
          </output>
        )}
        {!answer && !request && error && (
          <>
            <p role="alert">{describeFailure(error).message}</p>
            <Button look="quiet" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}

/** The extension notices when its tab has come to a page: so this one is loaded anew. */
const goToConnected = () => location.assign(paths.extensionConnected);

function answerInAddress(): "connected" | undefined {
  return new URLSearchParams(location.search).has("connected") ? "connected" : undefined;
}

function titleOf(answer: "connected" | "refused" | undefined): string {
  if (answer === undefined) return "Connect the extension";
  return answer === "connected" ? "Your extension is connected" : "Nothing was connected";
}

function Answered({ answer }: { answer: "connected" | "refused" }) {
  return (
    <>
      <output className="text-pretty text-soft">
        {answer === "connected"
          ? "Go back to the extension. You can disconnect it in your settings."
          : "The extension can’t use your account."}
      </output>
      <a href={paths.dashboard} className={buttonClasses({ look: "quiet" })}>
        Go to your dashboard
      </a>
    </>
  );
}

type QuestionProps = {
  user: User;
  request: InstallLinkRequest;
  onAnswer: (answer: "refused") => void;
};

function Question({ user, request, onAnswer }: QuestionProps) {
  const connect = useAnswer(account.confirmLink, goToConnected);
  const refuse = useAnswer(account.refuseLink, () => onAnswer("refused"));
  const isBusy = connect.isPending || refuse.isPending;
  const failure = connect.error ?? refuse.error;
  const place = request.device ?? "an unknown browser";
  const name = user.email ?? user.firstName;
  return (
    <>
      <p className="text-pretty">
        The Flipworth extension in <strong>{place}</strong> wants to use the account{" "}
        {name ? <strong>{name}</strong> : "you"}.
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-soft">
        <li>It can use your plan’s analyses, and see and save listings and analyses.</li>
        <li>It can’t export or delete your account, or change your plan.</li>
        <li>You can disconnect it in your settings anytime. The connection ends after 90 days.</li>
      </ul>
      <p className="text-sm text-pretty">
        Connect only if you just pressed “Sign in” in the extension.
      </p>
      {failure && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(failure).message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isBusy} onClick={() => !isBusy && connect.mutate(request.id)}>
          {connect.isPending ? "Connecting…" : "Connect"}
        </Button>
        <Button
          look="quiet"
          aria-disabled={isBusy}
          onClick={() => !isBusy && refuse.mutate(request.id)}
        >
          Not now
        </Button>
      </div>
    </>
  );
}
