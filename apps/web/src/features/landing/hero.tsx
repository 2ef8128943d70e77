import {
  buttonClasses,
  Card,
  type Deal,
  formatRounded,
  joinClasses,
  PriceAxis,
  Verdict,
} from "@flipworth/ui";
import { StoreLink } from "../../components/store-link.tsx";
import { paths } from "../../paths.ts";

export function Hero({ deal }: { deal: Deal }) {
  return (
    <section className="grid items-center gap-12 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20">
      <div className="flex flex-col items-start gap-6">
        <h1 className="text-4xl leading-[1.08] font-semibold tracking-tight text-balance sm:text-6xl">
          Know what it sells for before you buy it
        </h1>
        <p className="max-w-xl text-lg text-pretty text-soft">
          Flipworth reads a marketplace listing and tells you what it resells for, what you keep
          after fees and shipping, and the most you should pay. In under 30 seconds.
        </p>
        <div className="flex flex-wrap gap-3">
          <span className="hidden pointer-coarse:contents">
            <a href={paths.analyze} className={buttonClasses()}>
              Analyze a listing
            </a>
          </span>
          <StoreLink
            className={joinClasses(
              buttonClasses(),
              "pointer-coarse:border pointer-coarse:border-line pointer-coarse:bg-surface pointer-coarse:text-ink",
            )}
          >
            Add to Chrome
          </StoreLink>
          <a href={paths.features} className={buttonClasses({ look: "quiet" })}>
            Learn More
          </a>
        </div>
        <p className="text-sm text-pretty text-soft">
          Get 10 free analyses a month, with no signup and no card.{" "}
          <a href={paths.analyze} className="font-medium text-ink underline underline-offset-4">
            Try it on a listing now
          </a>
          <span className="hidden pointer-coarse:inline">
            . The extension is for Chrome on a computer.
          </span>
        </p>
      </div>
      <Glance deal={deal} />
    </section>
  );
}

/** The deal card's three main lines, so that the first screen shows an answer and not a promise. */
function Glance({ deal }: { deal: Deal }) {
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="font-semibold">{deal.title}</p>
          <p className="text-sm text-soft">Asking ${deal.price} in a local listing</p>
        </div>
        <Verdict deal={deal} />
      </div>
      <div>
        <p className="text-sm text-soft">Likely profit after all costs</p>
        <p className="pt-1 text-5xl font-semibold tracking-tight text-profit tabular-nums">
          {deal.cents.netProfit !== null && formatRounded(deal.cents.netProfit / 100)}
        </p>
      </div>
      <GlanceAxis deal={deal} />
    </Card>
  );
}

function GlanceAxis({ deal }: { deal: Deal }) {
  const { low, median, high, breakEven } = deal.details.analysisStages.evaluation;
  if (low === undefined || median === undefined || high === undefined) return null;
  return <PriceAxis range={{ low, median, high }} asking={deal.price} breakEven={breakEven} />;
}
