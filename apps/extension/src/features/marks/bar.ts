import { marksStrings as words } from "../../strings/marks-strings.ts";
import { element } from "./element.ts";

/** What stands in the window's corner while a page is rated: how many, on to the next, and away. */
export function makeBar({ onNext, onHide }: { onNext: () => void; onHide: () => void }) {
  const said = element("span", { role: "status" }, words.rating);
  const next = element("button", { type: "button" }, words.next);
  const hide = element("button", { type: "button" }, words.hide);
  const bar = element("div", { class: "bar", role: "group", "aria-label": words.marks });
  bar.append(said, next, hide);
  next.hidden = true;
  next.addEventListener("click", onNext);
  hide.addEventListener("click", onHide);
  let summary = words.rating;
  let sentence = "";
  const tell = () => {
    const text = sentence || summary;
    if (said.textContent !== text) said.textContent = text;
  };
  return {
    element: bar,
    sum: (count: number, buys: number) => {
      summary = count > 0 ? words.summary(count, buys) : words.nothing;
      tell();
    },
    say: (text: string) => {
      sentence = text;
      tell();
    },
    offerNext: (hasBuy: boolean) => (next.hidden = !hasBuy),
    focus: () => (next.hidden ? hide : next).focus(),
  };
}
