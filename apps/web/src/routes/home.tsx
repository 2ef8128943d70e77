import { useLoaderData } from "react-router";
import { pageMeta } from "../components/content/page-meta.ts";
import { PlanCards } from "../components/plan-cards.tsx";
import { buildDemo } from "../features/landing/build-demo.ts";
import { ClosingCall, FinalCall } from "../features/landing/calls-to-action.tsx";
import { DemoSection } from "../features/landing/demo-section.tsx";
import { Features } from "../features/landing/features.tsx";
import { Hero } from "../features/landing/hero.tsx";
import { HowItWorks } from "../features/landing/how-it-works.tsx";
import { useDemo, withoutAnswers } from "../features/landing/use-demo.ts";
import { Section } from "../features/landing/section.tsx";
import { paths } from "../paths.ts";

export const meta = () =>
  pageMeta(
    "Flipworth: analyze marketplace deals with AI",
    "Flipworth tells people who resell things what a marketplace listing sells for, what you keep after fees, and whether to buy it.",
    paths.home,
  );

// Runs when the page is built; the browser gets the answers and not the engine.
export const loader = () => withoutAnswers(buildDemo());

export default function Home() {
  const { demo, load } = useDemo(useLoaderData<typeof loader>());
  return (
    <>
      <Hero deal={demo.stated} />
      <Features />
      <HowItWorks />
      <DemoSection demo={demo} onMove={load} />
      <Section
        id="pricing"
        startsApp
        title="Choose Your Plan"
        lead="Start free. Upgrade when you need more."
      >
        <PlanCards heading="h3" />
      </Section>
      <ClosingCall />
      <FinalCall />
    </>
  );
}
