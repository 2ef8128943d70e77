import { useWords } from "@flipworth/words/react";
import { pageMeta } from "../components/content/page-meta.ts";
import { GarageSaleScreen } from "../features/analyses/garage-sale/garage-sale-screen.tsx";
import { paths } from "../paths.ts";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";
import { screens } from "../words/english/site/screens.ts";

export const handle = appScreen("garageSale");

export const meta = () =>
  pageMeta(
    screenTitles.english.garageSale,
    "Check one item after another with one hand: what to do, one number, one reason. Works without a connection.",
    paths.garageSale,
  );

export default function GarageSale() {
  const say = useWords(screens);
  return (
    <div className="mx-auto w-full max-w-lg">
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{say("garageSaleTitle")}</h1>
      <GarageSaleScreen />
      <HowItWorks />
    </div>
  );
}

function HowItWorks() {
  const say = useWords(screens);
  return (
    <section className="flex flex-col gap-2 pt-8 text-base text-pretty text-ink">
      <h2 className="font-semibold">{say("garageSaleHow")}</h2>
      <ol className="flex list-decimal flex-col gap-1 pl-6">
        <li>{say("garageSaleFirst")}</li>
        <li>{say("garageSaleSecond")}</li>
        <li>{say("garageSaleThird")}</li>
      </ol>
      <p>{say("garageSaleOffline")}</p>
    </section>
  );
}
