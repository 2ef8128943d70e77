import { Sentence, useWords } from "@flipworth/words/react";
import { pageMeta } from "../components/content/page-meta.ts";
import { AnalyzeScreen } from "../features/analyses/analyze-screen.tsx";
import { paths } from "../paths.ts";
import { appScreen } from "../lib/pages/page-handle.ts";
import { screenTitles } from "../words/english/site/screen-titles.ts";
import { analyzePage } from "../words/english/site/analyze-page.ts";

export const handle = appScreen("analyze");

export const meta = () =>
  pageMeta(
    screenTitles.english.analyze,
    "Paste a marketplace listing or drop a screenshot: what it sells for, what you keep after fees, and whether to buy it.",
    paths.analyze,
  );

export default function Analyze() {
  const say = useWords(analyzePage);
  return (
    <>
      <h1 className="pb-1 text-3xl font-semibold tracking-tight">{say("title")}</h1>
      <p className="pb-6 text-pretty text-soft">
        <Sentence
          words={analyzePage}
          id="lead"
          tags={{
            link: (content) => (
              <a href={paths.garageSale} className="text-ink underline underline-offset-4">
                {content}
              </a>
            ),
          }}
        />
      </p>
      <AnalyzeScreen />
    </>
  );
}
