import { joinClasses } from "@flipworth/ui";

/** How the text of guides and articles looks: paragraphs, lists and links are all its markup has. */
export const plainProse = joinClasses(
  "flex flex-col gap-4 leading-relaxed text-pretty",
  "[&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5 [&_ul]:marker:text-soft",
  "[&_p_a]:underline [&_p_a]:underline-offset-4 [&_li_a]:underline [&_li_a]:underline-offset-4",
  "[&_a]:hover:text-soft",
);

/** The same where long lists are folded under the line that announces them. */
export const foldedProse = joinClasses(plainProse, "[&_summary]:py-1 [&_summary]:font-semibold");

/** How text written by hand looks. */
export const prose = joinClasses(
  plainProse,
  "[&_ol]:flex [&_ol]:list-decimal [&_ol]:flex-col [&_ol]:gap-3 [&_ol]:pl-5 [&_ol]:marker:text-soft",
  "[&_h3]:pt-2 [&_h3]:font-semibold",
  "[&_code]:rounded-sm [&_code]:bg-sunken [&_code]:px-1 [&_code]:text-[0.9em] [&_code]:break-words",
);
