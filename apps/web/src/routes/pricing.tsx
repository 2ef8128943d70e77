import { pageMeta } from "../components/content/page-meta.ts";
import { PlanCards } from "../components/plan-cards.tsx";
import { paths } from "../paths.ts";

export const meta = () =>
  pageMeta(
    "Pricing | Flipworth",
    "Free for 10 analyses a month. Side Hustler at $9.99 for 50, Power Flipper at $19.99 for 250.",
    paths.pricing,
  );

export default function Pricing() {
  return (
    <>
      <h1 className="text-4xl font-semibold tracking-tight text-balance">Choose Your Plan</h1>
      <p className="max-w-2xl pt-3 pb-10 text-lg text-pretty text-soft">
        Get ten free analyses a month, no card needed. Paid plans give you more analyses and
        unlimited saved deals.
      </p>
      <PlanCards heading="h2" />
      <p className="max-w-2xl pt-8 text-sm text-pretty text-soft">
        You only use an analysis when you get a result. Errors, repeated requests, “Check first”,
        “Likely scam” and “Not enough evidence” are free. Your month starts on the day you sign up.
        Power Flipper’s 250 is a soft cap for fair use:{" "}
        <a href={paths.contactPage} className="text-ink underline underline-offset-4">
          contact support
        </a>{" "}
        for more.
      </p>
    </>
  );
}
