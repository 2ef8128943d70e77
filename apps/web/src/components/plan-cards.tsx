import { type Plan, priceOfPlan } from "@flipworth/contract";
import { Badge, buttonClasses, Card, joinClasses } from "@flipworth/ui";
import { Check, Minus } from "lucide-react";
import { useEffect, useState } from "react";
import { builtInOffer, type Offer, readOffer } from "../lib/plans-call.ts";
import { paths } from "../paths.ts";

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
  return (
    <Card
      className={joinClasses(
        "flex w-full flex-col gap-6 p-6",
        plan.isPopular && "outline-2 -outline-offset-1 outline-ink",
      )}
    >
      <div>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <Name className="text-lg font-semibold">{plan.name}</Name>
          <span data-when-plan={plan.id}>
            <Badge tone="plain">Your plan</Badge>
          </span>
          {plan.badge && (
            <span data-unless-plan={plan.id}>
              <Badge tone="strong">{plan.badge}</Badge>
            </span>
          )}
        </div>
        <p className="pt-4 tabular-nums">
          <span className="text-4xl font-semibold tracking-tight">${priceOfPlan(plan)}</span>{" "}
          <span className="text-soft">per month</span>
        </p>
        <p className="pt-2 text-sm text-pretty text-soft">{plan.description}</p>
      </div>
      <ul className="flex grow flex-col gap-2.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            {feature}
          </li>
        ))}
        {plan.notIncluded.map((feature) => (
          <li key={feature} className="flex gap-2.5 text-soft">
            <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="sr-only">Not included: </span>
              {feature}
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
  const words = canBePaid
    ? "Billed monthly. Cancel anytime."
    : "You can’t buy this plan yet: payments aren’t set up on this server.";
  const look = isFree || canBePaid ? "text-soft" : "text-doubt";
  return (
    <p className={joinClasses("min-h-10 text-sm text-pretty", look)}>
      {isFree ? "No card needed." : words}
    </p>
  );
}

/**
 * Signed out it leads to sign-in and from there to the same plan. All links are in the page, and
 * the root element says which shows.
 */
function PlanButton({ plan }: { plan: Plan }) {
  const look = buttonClasses({ look: plan.isPopular ? "primary" : "quiet" });
  const isFree = plan.pricePerMonth === 0;
  return (
    <>
      <a
        data-when="not-in"
        href={isFree ? paths.login : paths.subscribeSignIn(plan.name)}
        className={look}
      >
        {plan.buttonText}
      </a>
      <div data-when="in" className="grid">
        <a
          data-unless-plan={plan.id}
          href={isFree ? paths.home : paths.subscribe(plan.name)}
          className={look}
        >
          {plan.buttonText}
        </a>
        <a
          data-when-plan={plan.id}
          href={isFree ? paths.home : paths.dashboard}
          className={buttonClasses({ look: "quiet" })}
        >
          Go to your dashboard
        </a>
      </div>
    </>
  );
}
