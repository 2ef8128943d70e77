import { useWords } from "@flipworth/words/react";
import { pageMeta } from "../components/content/page-meta.ts";
import { GarageSaleScreen } from "../features/analyses/garage-sale/garage-sale-screen.tsx";
import { paths } from "../paths.ts";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";
import { garageSalePage } from "../words/english/site/garage-sale-page.ts";

export const handle = appScreen("garageSale");

export const meta = () =>
  pageMeta(
    screenTitles.english.garageSale,
    "Check one item after another with one hand: what to do, one number, one reason. Works without a connection.",
    paths.garageSale,
  );

export default function GarageSale() {
  const say = useWords(garageSalePage);
  return (
    <div className="mx-auto w-full max-w-lg">
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{say("title")}</h1>
      <GarageSaleScreen />
      <HowItWorks />
    </div>
  );
}

function HowItWorks() {
  const say = useWords(garageSalePage);
  return (
    <section className="flex flex-col gap-2 pt-8 text-base text-pretty text-ink">
      <h2 className="font-semibold">{say("how")}</h2>
      <ol className="flex list-decimal flex-col gap-1 pl-6">
        <li>{say("first")}</li>
        <li>{say("second")}</li>
        <li>{say("third")}</li>
      </ol>
      <p>{say("offline")}</p>
    </section>
  );
}
