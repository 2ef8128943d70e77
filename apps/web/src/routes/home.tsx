import { buttonClasses, DealCard } from "@flipworth/ui";
import { Link, useLoaderData } from "react-router";
import { pageMeta } from "../components/page-meta.ts";
import { exampleAnalysis } from "../features/landing/example-analysis.ts";
import { paths } from "../paths.ts";

export const meta = () =>
  pageMeta(
    "Flipworth: is this listing worth buying?",
    "Flipworth tells people who resell things what a marketplace listing sells for, what is left after fees, and whether to buy it.",
  );

// Runs when the page is built; the browser gets the answer and not the engine.
export const loader = () => exampleAnalysis();

export default function Home() {
  const example = useLoaderData<typeof loader>();
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:gap-16">
      <div className="flex flex-col items-start gap-6 lg:pt-16">
        <h1 className="text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
          Is this listing worth buying?
        </h1>
        <p className="text-lg text-pretty text-soft">
          Flipworth reads a marketplace listing and tells you what it sells for, what is left after
          fees and shipping, and the most you should pay.
        </p>
        <Link to={paths.analyze} className={buttonClasses()}>
          Analyze a listing
        </Link>
      </div>
      <section aria-labelledby="example" className="flex flex-col gap-3">
        <h2 id="example" className="text-sm text-soft">
          What it says about a listing we made up
        </h2>
        <DealCard deal={example} />
      </section>
    </div>
  );
}
