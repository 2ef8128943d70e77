import { Button, Card, Problem } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { analyzeWords } from "../../words/english/analyze.ts";
import { sharingWords } from "../../words/english/sharing.ts";
import { useSharing } from "./use-sharing.ts";

type ShareQuestionProps = { server: string };

/** Asked once, below the sales that a signed-in person read, where the server lets people share. */
export function ShareQuestion({ server }: ShareQuestionProps) {
  const say = useWords(sharingWords);
  const heading = useId();
  const { sharing, answer } = useSharing();
  switch (sharing.kind) {
    case "silent":
      return null;
    case "unknown":
      return <Problem>{say("notAsked")}</Problem>;
    case "answered":
      return <Answered server={server} agrees={sharing.agrees} />;
    case "asking":
      return (
        <Card>
          <section aria-labelledby={heading} className="flex flex-col items-start gap-3 p-4">
            <h2 id={heading} className="text-sm font-semibold">
              {say("title")}
            </h2>
            <p className="text-sm text-pretty text-soft">
              <WithSettings id="explanation" server={server} />
            </p>
            {sharing.hasFailed && <Problem>{say("notSaved")}</Problem>}
            <div className="flex flex-wrap gap-2">
              {([true, false] as const).map((agrees) => (
                <Button
                  key={String(agrees)}
                  look="quiet"
                  aria-disabled={sharing.isSending}
                  onClick={() => void answer(agrees)}
                >
                  {say(agrees ? "share" : "refuse")}
                </Button>
              ))}
            </div>
          </section>
        </Card>
      );
  }
}

/** Stands where the pressed button stood, and takes its focus. */
function Answered({ server, agrees }: ShareQuestionProps & { agrees: boolean }) {
  const sentence = useRef<HTMLOutputElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  return (
    <Card className="p-4">
      <output ref={sentence} tabIndex={-1} className="block text-sm text-pretty">
        <WithSettings id={agrees ? "shared" : "refused"} server={server} />
      </output>
    </Card>
  );
}

type WithSettingsProps = ShareQuestionProps & { id: "explanation" | "shared" | "refused" };

/** A sentence that leads to the settings on the site. */
function WithSettings({ id, server }: WithSettingsProps) {
  const say = useWords(analyzeWords);
  const link = (content: ReactNode) => (
    <a
      href={`${server}/settings`}
      target="_blank"
      rel="noreferrer"
      className="underline underline-offset-4"
    >
      {content}
      <span className="sr-only"> {say("newTab")}</span>
    </a>
  );
  return <Sentence words={sharingWords} id={id} tags={{ settings: link }} />;
}
