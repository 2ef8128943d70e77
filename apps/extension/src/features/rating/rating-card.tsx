import type { OffersSite } from "@flipworth/readers";
import { Button, Card } from "@flipworth/ui";
import { useState } from "react";
import { send } from "../../messaging/send.ts";
import { strings } from "../../strings.ts";
import { AlwaysForm } from "./always-form.tsx";
import { RatedPage } from "./rated-page.tsx";
import type { TabRating } from "./use-rating.ts";

const words = strings.rating;

/** The panel's part about a page of many listings: nothing of it is read before the press here. */
export function RatingCard({ tabId, site, rating }: TabRating & { tabId: number }) {
  const [problem, setProblem] = useState("");
  const [isStarting, setIsStarting] = useState(false);
  const rate = async () => {
    setIsStarting(true);
    const start = await send("ratePage", { tabId }).catch(() => undefined);
    setIsStarting(false);
    setProblem(start?.kind === "started" ? "" : words.notGranted);
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <h2 className="text-lg leading-snug font-semibold">{words.title}</h2>
      {rating ? (
        <RatedPage rating={rating} onHide={() => void send("endRating", { tabId })} />
      ) : (
        <>
          <p className="text-sm text-soft">
            {words.lead} {words.fromOptions}
          </p>
          <Button className="self-start" onClick={() => void rate()} disabled={isStarting}>
            {isStarting ? words.starting : words.rate}
          </Button>
        </>
      )}
      {problem && (
        <p role="alert" className="text-sm text-loss">
          {problem}
        </p>
      )}
      {site && <AlwaysForm key={site} site={site satisfies OffersSite} onAllowed={rate} />}
    </Card>
  );
}
