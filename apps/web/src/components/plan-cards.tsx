import { type Plan, priceOfPlan } from "@flipworth/contract";
import { Badge, buttonClasses, Card, joinClasses } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import { Check, Minus } from "lucide-react";
import { useEffect, useState } from "react";
import { builtInOffer, type Offer, readOffer } from "../lib/plans-call.ts";
import { offerInWords } from "../lib/plan-words.ts";
import { paths } from "../paths.ts";
import { planCards } from "../words/english/site/plans.ts";

type Heading = "h2" | "h3";

/**
 * The three plans, on the landing page and on the page of their own: as they were when the page was
 * built, then as the server has them.
 */
export function PlanCards({ heading }: { heading: Heading }) {
  const [{ plans, takesPayments }, setOffer] = useState<Offer>(builtInOffer);
  useEffect(() => {
    let isShown = true;
    void readOffer().then((offer) => isShown && setOffer(offer));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <ul className="grid items-stretch gap-6 lg:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.id} className="flex">
          <PlanCard plan={plan} heading={heading} canBePaid={takesPayments !== false} />
        </li>
      ))}
    </ul>
  );
}

type PlanCardProps = { plan: Plan; heading: Heading; canBePaid: boolean };

function PlanCard({ plan, heading: Name, canBePaid }: PlanCardProps) {
  const say = useWords(planCards);
  return (
    <Card
      className={joinClasses(
        "flex w-full flex-col gap-6 p-6",
        plan.isPopular && "outline-2 -outline-offset-1 outline-ink",
      )}
    >
      <div>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <Name className="text-lg font-semibold">{offerInWords(plan.name, say)}</Name>
          <span data-when-plan={plan.id}>
            <Badge tone="plain">{say("yourPlan")}</Badge>
          </span>
          {plan.badge && (
            <span data-unless-plan={plan.id}>
              <Badge tone="strong">{offerInWords(plan.badge, say)}</Badge>
            </span>
          )}
        </div>
        <p className="pt-4 tabular-nums">
          <span className="text-4xl font-semibold tracking-tight">${priceOfPlan(plan)}</span>{" "}
          <span className="text-soft">{say("perMonth")}</span>
        </p>
        <p className="pt-2 text-sm text-pretty text-soft">{offerInWords(plan.description, say)}</p>
      </div>
      <ul className="flex grow flex-col gap-2.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            {offerInWords(feature, say)}
          </li>
        ))}
        {plan.notIncluded.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-soft">
            <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <Sentence
                words={planCards}
                id="notIncluded"
                values={{ feature: offerInWords(feature, say) }}
                tags={{ hidden: (content) => <span className="sr-only">{content}</span> }}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2">
        <PlanButton plan={plan} />
        <PaymentNote isFree={plan.pricePerMonth === 0} canBePaid={canBePaid} />
      </div>
    </Card>
  );
}

/** Two lines high whatever it says, so that nothing moves when the server has answered. */
function PaymentNote({ isFree, canBePaid }: { isFree: boolean; canBePaid: boolean }) {
  const say = useWords(planCards);
  const words = canBePaid ? say("billedMonthly") : say("noPayments");
  const look = isFree || canBePaid ? "text-soft" : "text-doubt";
  return (
    <p className={joinClasses("min-h-10 text-sm text-pretty", look)}>
      {isFree ? say("noCard") : words}
    </p>
  );
}

/**
 * Signed out it leads to sign-in and from there to the same plan. All links are in the page, and
 * the root element says which shows.
 */
function PlanButton({ plan }: { plan: Plan }) {
  const say = useWords(planCards);
  const look = buttonClasses({ look: plan.isPopular ? "primary" : "quiet" });
  const isFree = plan.pricePerMonth === 0;
  return (
    <>
      <a
        data-when="not-in"
        href={isFree ? paths.login : paths.subscribeSignIn(plan.name)}
        className={look}
      >
        {offerInWords(plan.buttonText, say)}
      </a>
      <div data-when="in" className="grid">
        <a
          data-unless-plan={plan.id}
          href={isFree ? paths.home : paths.subscribe(plan.name)}
          className={look}
        >
          {offerInWords(plan.buttonText, say)}
        </a>
        <a
          data-when-plan={plan.id}
          href={isFree ? paths.home : paths.dashboard}
          className={buttonClasses({ look: "quiet" })}
        >
          {say("toDashboard")}
        </a>
      </div>
    </>
  );
}
