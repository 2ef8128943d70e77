import type { InstallLinkRequest, User } from "@flipworth/contract";
import { Button, buttonClasses, Card, Problem } from "@flipworth/ui";
import type { SayOf } from "@flipworth/words";
import { Sentence, useWords } from "@flipworth/words/react";
import { useState } from "react";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { connect as words } from "../../words/english/site/connect.ts";
import { useAnswer, useLinkRequests } from "./use-link-requests.ts";

/** Where a person confirms, and nobody else can, that the extension acts for them. */
export function ConnectScreen({ user }: { user: User }) {
  const say = useWords(words);
  const { data, error, refetch } = useLinkRequests();
  const [answer, setAnswer] = useState<"connected" | "refused" | undefined>(answerInAddress);
  const [request] = data ?? [];
  return (
    <div className="mx-auto min-h-[calc(100dvh-9.5rem)] max-w-md">
      <Card className="flex flex-col items-start gap-4 p-6">
        <h1 className="text-2xl font-semibold tracking-tight">{titleOf(answer, say)}</h1>
        {answer && <Answered answer={answer} />}
        {!answer && request && <Question user={user} request={request} onAnswer={setAnswer} />}
        {!answer && !request && !error && (
          <output className="text-pretty text-soft">{say("waiting")}</output>
        )}
        {!answer && !request && error && (
          <>
            <Problem look="plain">{describeFailure(error).message}</Problem>
            <Button look="quiet" onClick={() => void refetch()}>
              {say("tryAgain")}
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

function titleOf(answer: "connected" | "refused" | undefined, say: SayOf<typeof words>): string {
  if (answer === undefined) return say("title");
  return answer === "connected" ? say("connectedTitle") : say("refusedTitle");
}

function Answered({ answer }: { answer: "connected" | "refused" }) {
  const say = useWords(words);
  return (
    <>
      <output className="text-pretty text-soft">{say(answer)}</output>
      <a href={paths.dashboard} className={buttonClasses({ look: "quiet" })}>
        {say("toDashboard")}
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
  const say = useWords(words);
  const connect = useAnswer(account.confirmLink, goToConnected);
  const refuse = useAnswer(account.refuseLink, () => onAnswer("refused"));
  const isBusy = connect.isPending || refuse.isPending;
  const failure = connect.error ?? refuse.error;
  const place = request.device ?? say("unknownBrowser");
  const name = user.email ?? user.firstName;
  return (
    <>
      <p className="text-pretty">
        <Sentence
          words={words}
          id={name ? "question" : "questionOfNobody"}
          values={{ place, name: name ?? "" }}
          tags={{ b: (content) => <strong>{content}</strong> }}
        />
      </p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-soft">
        <li>{say("may")}</li>
        <li>{say("mayNot")}</li>
        <li>{say("ends")}</li>
      </ul>
      <p className="text-sm text-pretty">{say("caution")}</p>
      {failure && <Problem>{describeFailure(failure).message}</Problem>}
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isBusy} onClick={() => !isBusy && connect.mutate(request.id)}>
          {connect.isPending ? say("connecting") : say("connect")}
        </Button>
        <Button
          look="quiet"
          aria-disabled={isBusy}
          onClick={() => !isBusy && refuse.mutate(request.id)}
        >
          {say("notNow")}
        </Button>
      </div>
    </>
  );
}
