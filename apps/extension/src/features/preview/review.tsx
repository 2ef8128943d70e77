import { Button, Card, Foldable, Problem } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useEffect, useRef, useState } from "react";
import { Checkbox } from "../../components/checkbox.tsx";
import type { Capture } from "../../messaging/protocol.ts";
import { previewWords, sendingWords } from "../../words/english/preview.ts";
import { type CropBox, isWhole, wholePicture } from "./crop-box.ts";
import { CropEditor } from "./crop-editor.tsx";
import { cropPicture } from "./crop-picture.ts";
import { OnlyPictureTells, SendingChoice } from "./sending-choice.tsx";
import { SentFacts } from "./sent-facts.tsx";

type ReviewProps = {
  capture: Capture;
  server: string;
  /** The capture as it is to be sent. */
  onSend: (capture: Capture) => void;
};

/** What would leave the browser, before it does. */
export function Review({ capture, server, onSend }: ReviewProps) {
  const say = useWords(previewWords);
  const sayOfSending = useWords(sendingWords);
  const [sendsPicture, setSendsPicture] = useState(capture.picture !== null);
  const [box, setBox] = useState<CropBox>(wholePicture);
  const [step, setStep] = useState<"looking" | "cutting" | "cut_failed">("looking");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isEmpty = capture.content.kind === "picture" && !sendsPicture;
  const submit = async () => {
    if (isEmpty || step === "cutting") return;
    setStep("cutting");
    try {
      onSend({ ...capture, picture: await pictureToSend(capture, { sendsPicture, box }) });
    } catch {
      setStep("cut_failed");
    }
  };
  return (
    <Card className="flex flex-col gap-4 p-4">
      <div className="flex flex-col gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {say("reviewTitle")}
        </h2>
        <p className="text-sm text-soft">{say("reviewSentence", { host: new URL(server).host })}</p>
        {capture.content.kind === "picture" && <OnlyPictureTells />}
      </div>
      <SentFacts capture={capture} />
      {capture.picture && (
        <div className="flex flex-col gap-2">
          <Checkbox
            label={say("sendPicture")}
            isChecked={sendsPicture}
            onChange={setSendsPicture}
          />
          {sendsPicture && (
            <>
              <CropEditor picture={capture.picture} box={box} onChange={setBox} />
              {!isWhole(box) && (
                <Button
                  look="quiet"
                  size="small"
                  className="self-start"
                  onClick={() => setBox(wholePicture)}
                >
                  {say("wholePicture")}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {isEmpty && <p className="text-sm text-loss">{say("nothingToSend")}</p>}
      {step === "cut_failed" && <Problem>{say("cropFailed")}</Problem>}
      <Button
        aria-disabled={isEmpty || step === "cutting"}
        className="self-start"
        onClick={() => void submit()}
      >
        {step === "cutting" ? say("preparing") : say("analyze")}
      </Button>
      <div className="-mb-2 border-t border-line pt-1">
        <Foldable summary={sayOfSending("nextTime")}>
          <SendingChoice />
        </Foldable>
      </div>
    </Card>
  );
}

type Choice = { sendsPicture: boolean; box: CropBox };

async function pictureToSend({ picture }: Capture, { sendsPicture, box }: Choice) {
  if (picture === null || !sendsPicture) return null;
  return isWhole(box) ? picture : cropPicture(picture, box);
}
