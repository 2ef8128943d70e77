import type { Deal } from "@flipworth/contract";
import { Sentence, useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { dealsListings } from "../../../words/english/deals/listings.ts";
import { money } from "../amounts.ts";
import { usePlatformName } from "../choices.ts";
import { useDays } from "../use-days.ts";

/** Where it is listed, for how much and since when. */
export function ListingLine({ listing }: { listing: Deal["listings"][number] }) {
  const { platform, url, askCents, listedOn, state } = listing;
  const say = useWords(dealsListings);
  const days = useDays();
  const platformName = usePlatformName();
  const link = (name: ReactNode) =>
    url === null ? (
      name
    ) : (
      <a href={url} target="_blank" rel="noreferrer" className="underline">
        {name}
        <span className="sr-only"> {say("newTab")}</span>
      </a>
    );
  return (
    <Sentence
      words={dealsListings}
      id={state}
      values={{
        platform: platformName(platform),
        price: money(askCents),
        day: days.day(listedOn),
      }}
      tags={{ link }}
    />
  );
}
