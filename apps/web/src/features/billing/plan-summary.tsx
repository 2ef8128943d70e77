import { type Plan, priceOfPlan } from "@flipworth/contract";
import { Card } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Check } from "lucide-react";
import { paths } from "../../paths.ts";
import { featureWords, subscribeWords } from "../../words/english/account/subscribe.ts";
import { featuresOf } from "./plan-features.ts";

type PlanSummaryProps = { plan: Plan; dueToday: string };

/** What is paid for, how much and how often, before anybody presses anything. */
export function PlanSummary({ plan, dueToday }: PlanSummaryProps) {
  const say = useWords(subscribeWords);
  const sayFeature = useWords(featureWords);
  const price = `$${priceOfPlan(plan)}`;
  return (
    <section aria-label={say("whatYouPay")}>
      <Card className="flex flex-col gap-4 p-4 sm:p-6">
        <dl className="flex flex-col gap-2 text-sm tabular-nums">
          <Line label={say("aMonth", { plan: plan.name })} figure={price} />
          <div className="border-t border-line" aria-hidden />
          <Line label={say("dueToday")} figure={dueToday} isStrong />
        </dl>
        <ul className="hidden flex-col gap-2 text-sm sm:flex">
          {featuresOf(plan, sayFeature).map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="text-sm text-pretty text-soft">
          <Sentence
            words={subscribeWords}
            id="renews"
            values={{ price }}
            tags={{
              terms: (name) => (
                <a href={paths.terms} className="text-ink underline underline-offset-4">
                  {name}
                </a>
              ),
            }}
          />
        </p>
      </Card>
    </section>
  );
}

type LineProps = { label: string; figure: string; isStrong?: boolean };

function Line({ label, figure, isStrong = false }: LineProps) {
  return (
    <div
      className={
        isStrong ? "flex justify-between gap-4 font-semibold" : "flex justify-between gap-4"
      }
    >
      <dt>{label}</dt>
      <dd className="text-end">{figure}</dd>
    </div>
  );
}
