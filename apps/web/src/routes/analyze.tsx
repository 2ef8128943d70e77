import { pageMeta } from "../components/content/page-meta.ts";
import { AnalyzeScreen } from "../features/analyses/analyze-screen.tsx";
import { paths } from "../paths.ts";

export const meta = () =>
  pageMeta(
    "Analyze a listing | Flipworth",
    "Paste a marketplace listing or drop a screenshot: what it sells for, what you keep after fees, and whether to buy it.",
    paths.analyze,
  );

export default function Analyze() {
  return (
    <>
      <h1 className="pb-1 text-3xl font-semibold tracking-tight">Analyze a listing</h1>
      <p className="pb-6 text-pretty text-soft">
        What it sells for, what you keep after fees, and whether to buy. Checking many items?{" "}
        <a href={paths.garageSale} className="text-ink underline underline-offset-4">
          Garage sale mode
        </a>
      </p>
      <AnalyzeScreen />
    </>
  );
}
