import { Sentence, useWords } from "@flipworth/words/react";
import { pageMeta } from "../components/content/page-meta.ts";
import { PlanCards } from "../components/plan-cards.tsx";
import { paths } from "../paths.ts";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";
import { pricingPage } from "../words/english/site/pricing-page.ts";

export const handle = appScreen("pricing");

export const meta = () =>
  pageMeta(
    screenTitles.english.pricing,
    "Free for 10 analyses a month. Side Hustler at $9.99 for 50, Power Flipper at $19.99 for 250.",
    paths.pricing,
  );

export default function Pricing() {
  const say = useWords(pricingPage);
  return (
    <>
      <h1 className="text-4xl font-semibold tracking-tight text-balance">{say("title")}</h1>
      <p className="max-w-2xl pt-3 pb-10 text-lg text-pretty text-soft">{say("lead")}</p>
      <PlanCards heading="h2" />
      <p className="max-w-2xl pt-8 text-sm text-pretty text-soft">
        <Sentence
          words={pricingPage}
          id="note"
          tags={{
            link: (content) => (
              <a href={paths.contactPage} className="text-ink underline underline-offset-4">
                {content}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}
