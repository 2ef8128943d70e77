import type { OffersSite } from "@flipworth/readers";
import { Button, Card, Problem } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { send } from "../../messaging/send.ts";
import { ratingWords } from "../../words/english/rating.ts";
import { AlwaysForm } from "./always-form.tsx";
import { RatedPage } from "./rated-page.tsx";
import type { TabRating } from "./use-rating.ts";

/** The panel's part about a page of many listings: nothing of it is read before the press here. */
export function RatingCard({ tabId, site, rating }: TabRating & { tabId: number }) {
  const say = useWords(ratingWords);
  const [isRefused, setIsRefused] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  const rate = async () => {
    setIsStarting(true);
    const start = await send("ratePage", { tabId }).catch(() => undefined);
    setIsStarting(false);
    setIsRefused(start?.kind !== "started");
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-lg leading-snug font-semibold">{say("title")}</h2>
      {rating ? (
        <RatedPage rating={rating} onHide={() => void send("endRating", { tabId })} />
      ) : (
        <>
          <p className="text-sm text-soft">
            {say("lead")} {say("fromOptions")}
          </p>
          <Button className="self-start" onClick={() => void rate()} disabled={isStarting}>
            {isStarting ? say("starting") : say("rate")}
          </Button>
        </>
      )}
      {isRefused && <Problem>{say("notGranted")}</Problem>}
      {site && <AlwaysForm key={site} site={site satisfies OffersSite} onAllowed={rate} />}
    </Card>
  );
}
