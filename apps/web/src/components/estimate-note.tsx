import { monthInWords } from "../lib/month-in-words.ts";
import { paths } from "../paths.ts";

type EstimateNoteProps = {
  month: string;
  /** The recorded sales that they count, in words. */
  sales?: string | undefined;
  children?: string;
};

/** What stands by every price that we estimated: that it is one, of which month, and how good such estimates were. */
export function EstimateNote({ month, sales, children }: EstimateNoteProps) {
  return (
    <p className="text-sm text-pretty text-soft">
      Our estimates of {monthInWords(month)}, {sales ? `with ${sales}` : "not recorded sales"}.
      {children && ` ${children}`}{" "}
      <a href={paths.accuracy} className="underline underline-offset-4">
        How they are made and how accurate they are
      </a>
    </p>
  );
}
