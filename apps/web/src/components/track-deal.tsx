import type { Analysis, NewDeal, SavedListing } from "@flipworth/contract";
import { Button, buttonClasses, useToast } from "@flipworth/ui";
import { sayIn } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { PackagePlus, PenLine } from "lucide-react";
import { useState } from "react";
import { describeFailure } from "../lib/failure.ts";
import { currentVoice } from "../lib/language.ts";
import { loadApi } from "../lib/load-api.ts";
import { useSession } from "../lib/session.ts";
import { paths } from "../paths.ts";
import { listingActions } from "../words/english/site/listing-actions.ts";

/** What is known of an analysis, as the beginning of a deal. The server adds what we said. */
export function dealFromAnalysis(analysis: Analysis): NewDeal {
  const { id, title, price, condition, category, marketplaceUrl } = analysis;
  return {
    title: title.trim() || sayIn(listingActions, currentVoice())("unknownItem"),
    stage: "watching",
    askingCents: price === null ? null : Math.round(price * 100),
    condition: condition?.slice(0, 200) ?? null,
    category,
    source: siteOf(marketplaceUrl),
    sourceUrl: marketplaceUrl,
    analysisId: id,
  };
}

/** The same of a saved listing, whose analysis may be gone. */
export function dealFromListing(listing: SavedListing): NewDeal {
  const { title, listingTitle, price, condition, marketplaceUrl, analysisId } = listing;
  return {
    title: listingTitle?.trim() || title,
    stage: "watching",
    askingCents: price === null ? null : Math.round(price * 100),
    condition,
    source: siteOf(marketplaceUrl),
    sourceUrl: marketplaceUrl,
    analysisId,
  };
}

function siteOf(address: string | null): string {
  if (address === null || !URL.canParse(address)) return "";
  return new URL(address).hostname.replace(/^(www|m|web)\./, "");
}

/** Starts a deal and says where it is. For whoever is signed in. */
export function TrackDeal({ deal, name }: { deal: NewDeal; name?: string }) {
  const say = useWords(listingActions);
  const session = useSession();
  const showToast = useToast();
  // One key for each listing shown: a second press makes no second deal.
  const [key] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<"untracked" | "saving" | "tracked">("untracked");
  if (session !== "in") return null;
  const track = async () => {
    if (state !== "untracked") return;
    setState("saving");
    try {
      const { account } = await loadApi();
      const { id } = await account.createDeal(deal, key);
      setState("tracked");
      const action = { label: say("open"), href: paths.deal(id) };
      showToast({ title: say("added"), description: say("addedWhere"), action });
    } catch (error) {
      setState("untracked");
      const { message, code } = describeFailure(error);
      const action = { label: say("viewPlans"), href: paths.pricing };
      const title = say("addFailed");
      showToast({ title, description: message, ...(code === "plan_limit" && { action }) });
    }
  };
  return (
    <Button
      look="quiet"
      size="small"
      aria-disabled={state !== "untracked"}
      {...(name === undefined ? {} : { "aria-label": say("trackNamed", { name }) })}
      onClick={() => void track()}
    >
      <PackagePlus aria-hidden className="size-4" />
      {{ untracked: say("track"), saving: say("adding"), tracked: say("tracked") }[state]}
    </Button>
  );
}

/** To the drafts of an analyzed item: what to write where, and to its seller. */
export function WriteListing({ analysisId }: { analysisId: string }) {
  const say = useWords(listingActions);
  if (useSession() !== "in") return null;
  return (
    <a href={paths.draftOf(analysisId)} className={buttonClasses({ look: "quiet", size: "small" })}>
      <PenLine aria-hidden className="size-4" />
      {say("write")}
    </a>
  );
}
