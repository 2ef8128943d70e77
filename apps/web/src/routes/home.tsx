import { buttonClasses } from "@flipworth/ui";
import { Link } from "react-router";
import { pageMeta } from "../components/page-meta.ts";
import { paths } from "../paths.ts";

export const meta = () =>
  pageMeta(
    "Flipworth: is this listing worth buying?",
    "Flipworth tells people who resell things what a marketplace listing sells for, what is left after fees, and whether to buy it.",
  );

export default function Home() {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-6 py-6">
      <h1 className="text-4xl font-semibold tracking-tight text-balance sm:text-5xl">
        Is this listing worth buying?
      </h1>
      <p className="text-lg text-soft">
        Flipworth reads a marketplace listing and tells you what it sells for, what is left after
        fees and shipping, and the most you should pay.
      </p>
      <Link to={paths.analyze} className={buttonClasses()}>
        Analyze a listing
      </Link>
    </div>
  );
}
