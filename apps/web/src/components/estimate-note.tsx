import { monthInWords } from "../lib/month-in-words.ts";
import { paths } from "../paths.ts";

/** What stands by every price that we estimated: that it is one, of which month, and how good such estimates were. */
export function EstimateNote({ month, children }: { month: string; children?: string }) {
  return (
    <p className="text-sm text-pretty text-soft">
      Our estimates of {monthInWords(month)}, not recorded sales.{children && ` ${children}`}{" "}
      <a href={paths.accuracy} className="underline underline-offset-4">
        How they are made and how accurate they are
      </a>
    </p>
  );
}
