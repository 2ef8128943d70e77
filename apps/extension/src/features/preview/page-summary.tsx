import { Foldable } from "@flipworth/ui";
import { OfferMarks } from "../../components/offer-marks.tsx";
import { sentSentence } from "../../lib/request-from-capture.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { strings } from "../../strings.ts";
import { SentFacts } from "./sent-facts.tsx";

const words = strings.preview;

type PageSummaryProps = { capture: Capture; server: string; isAnswered: boolean };

/** Which page was read, and what of it leaves the browser; folded away under an answer. */
export function PageSummary({ capture, server, isAnswered }: PageSummaryProps) {
  if (isAnswered) {
    return (
      <div className="px-1">
        <Foldable summary={words.whatWasSent}>
          <div className="flex flex-col gap-3">
            <p className="text-sm text-soft">{words.sentTo(new URL(server).host)}</p>
            <SentFacts capture={capture} />
            {capture.picture && <Thumbnail picture={capture.picture} />}
          </div>
        </Foldable>
      </div>
    );
  }
  return (
    <section aria-label={words.page} className="flex flex-col gap-2 px-1 pt-1">
      <PageFacts capture={capture} />
      {capture.picture && <Thumbnail picture={capture.picture} />}
      <p className="text-xs leading-relaxed text-soft">{sentSentence(capture, server)}</p>
    </section>
  );
}

function PageFacts({ capture: { content, url } }: { capture: Capture }) {
  if (content.kind !== "listing") {
    return <p className="text-sm font-medium">{words.fromPicture(hostOf(url))}</p>;
  }
  const { title, price, condition, location } = content.listing;
  const facts = [price ?? words.noPrice, condition, location];
  return (
    <div className="flex flex-col items-start gap-0.5">
      <OfferMarks content={content} />
      <p className="leading-snug font-medium wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-soft">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function Thumbnail({ picture }: { picture: string }) {
  return (
    <img
      src={picture}
      alt={words.pictureAlt}
      className="max-h-40 self-start rounded-control border border-line object-cover object-top"
    />
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : words.thisPage;
}
