import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { useAllSites } from "../../lib/use-all-sites.ts";
import { askForPicture, type PictureWanted } from "./ask-for-picture.ts";
import { pictureWords } from "../../words/english/preview.ts";

type NotTaken = Exclude<Awaited<ReturnType<typeof askForPicture>>["kind"], "taken">;

type PictureOfferProps = {
  wanted: PictureWanted;
  /** The same page stands captured with its picture, under this id. */
  onTaken: (captureId: string) => void;
};

/** The way from an answer by the page's words alone to one with a picture. */
export function PictureOffer({ wanted, onTaken }: PictureOfferProps) {
  const say = useWords(pictureWords);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<NotTaken>();
  const isAllowed = useAllSites();
  const press = async () => {
    setOutcome(undefined);
    setIsBusy(true);
    const next = await askForPicture(wanted);
    setIsBusy(false);
    if (next.kind === "taken") onTaken(next.captureId);
    else setOutcome(next.kind);
  };
  return (
    <section className="flex flex-col items-start gap-1.5 px-1">
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => void press()}>
        {isBusy ? say("taking") : say("send")}
      </Button>
      <p className="text-xs text-soft">
        {say("cost")}
        {isAllowed === false && ` ${say("chromeAsks")}`}
      </p>
      <output className="block text-sm">{outcome && say(`outcome_${outcome}`)}</output>
    </section>
  );
}
