import { Foldable } from "@flipworth/ui";
import { useVoice, useWords } from "@flipworth/words/react";
import { OfferMarks } from "../../components/offer-marks.tsx";
import { sentSentence } from "../../lib/request-from-capture.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { previewWords } from "../../words/english/preview.ts";
import { SentFacts } from "./sent-facts.tsx";

type PageSummaryProps = { capture: Capture; server: string; isAnswered: boolean };

/** Which page was read, and what of it leaves the browser; folded away under an answer. */
export function PageSummary({ capture, server, isAnswered }: PageSummaryProps) {
  const say = useWords(previewWords);
  const voice = useVoice();
  if (isAnswered) {
    return (
      <div className="px-1">
        <Foldable summary={say("whatWasSent")}>
          <div className="flex flex-col gap-3">
            <p className="text-sm text-soft">{say("sentTo", { host: new URL(server).host })}</p>
            <SentFacts capture={capture} />
            {capture.picture && <Thumbnail picture={capture.picture} />}
          </div>
        </Foldable>
      </div>
    );
  }
  return (
    <section aria-label={say("page")} className="flex flex-col gap-2 px-1 pt-1">
      <PageFacts capture={capture} />
      {capture.picture && <Thumbnail picture={capture.picture} />}
      <p className="text-xs leading-relaxed text-soft">{sentSentence(capture, server, voice)}</p>
    </section>
  );
}

function PageFacts({ capture: { content, url } }: { capture: Capture }) {
  const say = useWords(previewWords);
  if (content.kind !== "listing") {
    const from = URL.canParse(url)
      ? say("fromPicture", { host: new URL(url).hostname })
      : say("fromPictureHere");
    return <p className="text-sm font-medium">{from}</p>;
  }
  const { title, price, condition, location } = content.listing;
  const facts = [price ?? say("noPrice"), condition, location];
  return (
    <div className="flex flex-col items-start gap-0.5">
      <OfferMarks content={content} />
      <p className="leading-snug font-medium wrap-anywhere">{title}</p>
      <p className="text-sm wrap-anywhere text-soft">{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}

function Thumbnail({ picture }: { picture: string }) {
  const say = useWords(previewWords);
  return (
    <img
      src={picture}
      alt={say("pictureAlt")}
      className="max-h-40 self-start rounded-control border border-line object-cover object-top"
    />
  );
}
