import { Badge, Foldable } from "@flipworth/ui";
import type { Capture } from "../../messaging/protocol.ts";
import { sentSentence } from "./request-from-capture.ts";

type CaptureSummaryProps = { capture: Capture; server: string; isAnswered?: boolean };

/** Which page was read, in its own words, and what of it leaves the browser. */
export function CaptureSummary({ capture, server, isAnswered = false }: CaptureSummaryProps) {
  const sent = <p className="text-xs leading-relaxed text-soft">{sentSentence(capture, server)}</p>;
  const facts = (
    <div className="flex flex-col gap-2">
      <PageFacts capture={capture} />
      {sent}
    </div>
  );
  if (!isAnswered) {
    return (
      <section aria-label="The page" className="px-1 pt-1">
        {facts}
      </section>
    );
  }
  return (
    <div className="px-1">
      <Foldable summary="What was read and sent">{facts}</Foldable>
    </div>
  );
}

function PageFacts({ capture: { content, picture, url } }: { capture: Capture }) {
  if (content.kind !== "listing") {
    return (
      <>
        <p className="text-sm font-medium">{hostOf(url)}, read from a picture</p>
        {picture && <Thumbnail picture={picture} />}
      </>
    );
  }
  const { title, price, condition, location, isSold } = content.listing;
  const facts = [price ?? "No price on the page", condition, location];
  return (
    <>
      <div className="flex flex-col items-start gap-0.5">
        {isSold && <Badge tone="doubt">Marked as sold</Badge>}
        <p className="leading-snug font-medium break-words">{title}</p>
        <p className="text-sm break-words text-soft">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      {picture && <Thumbnail picture={picture} />}
    </>
  );
}

function Thumbnail({ picture }: { picture: string }) {
  return (
    <img
      src={picture}
      alt="The captured page"
      className="max-h-40 rounded-control border border-line object-cover object-top"
    />
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "This page";
}
