import { DealCard } from "@flipworth/ui";
import { useLoaderData } from "react-router";
import { pageMeta } from "../components/content/page-meta.ts";
import { buildDeals } from "../features/design/build-deals.ts";
import { Primitives } from "../features/design/primitives.tsx";
import { paths } from "../paths.ts";

export const meta = () => [
  ...pageMeta(
    "Design | Flipworth",
    "Every part of the interface in each of its states.",
    paths.design,
  ),
  { name: "robots", content: "noindex" },
];

// Runs when the page is built.
export const loader = () => buildDeals();

export default function Design() {
  const deals = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="pb-8 text-4xl font-semibold tracking-tight">Design</h1>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {(["light", "dark"] as const).map((theme) => (
          <section
            key={theme}
            data-theme={theme}
            className="min-w-0 rounded-card border border-line bg-canvas p-3 text-ink sm:p-6"
          >
            <h2 className="pb-6 text-2xl font-semibold tracking-tight capitalize">{theme}</h2>
            <Primitives />
            {deals.map(({ state, deal }) => (
              <section key={state} className="pt-10">
                <h3 className="pb-3 text-sm font-semibold text-soft">Deal card: {state}</h3>
                <DealCard deal={deal} />
              </section>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
