import { Button } from "@flipworth/ui";
import { useState } from "react";
import { useAllSites } from "../../lib/use-all-sites.ts";
import { askForPicture, type PictureWanted } from "./ask-for-picture.ts";
import { strings } from "../../strings.ts";

const words = strings.picture;

type PictureOfferProps = {
  wanted: PictureWanted;
  /** The same page stands captured with its picture, under this id. */
  onTaken: (captureId: string) => void;
};

/** The way from an answer by the page's words alone to one with a picture. */
export function PictureOffer({ wanted, onTaken }: PictureOfferProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState("");
  const isAllowed = useAllSites();
  const press = async () => {
    setSaid("");
    setIsBusy(true);
    const outcome = await askForPicture(wanted);
    setIsBusy(false);
    if (outcome.kind === "taken") onTaken(outcome.captureId);
    else setSaid(words[outcome.kind]);
  };
  return (
    <section className="flex flex-col items-start gap-1.5 px-1">
      <Button look="quiet" size="small" disabled={isBusy} onClick={() => void press()}>
        {isBusy ? words.taking : words.send}
      </Button>
      <p className="text-xs text-soft">
        {words.cost}
        {isAllowed === false && ` ${words.chromeAsks}`}
      </p>
      <output className="block text-sm">{said}</output>
    </section>
  );
}
