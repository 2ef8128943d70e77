import { element } from "./element.ts";
import type { SayMarks } from "./mark-words.ts";

type BarOptions = { say: SayMarks; onNext: () => void; onHide: () => void };

/** What stands in the window's corner while a page is rated: how many, on to the next, and away. */
export function makeBar({ say, onNext, onHide }: BarOptions) {
  const said = element("span", { role: "status" }, say("rating"));
  const next = element("button", { type: "button" }, say("next"));
  const hide = element("button", { type: "button" }, say("hide"));
  const bar = element("div", { class: "bar", role: "group", "aria-label": say("marks") });
  bar.append(said, next, hide);
  next.hidden = true;
  next.addEventListener("click", onNext);
  hide.addEventListener("click", onHide);
  let summary = say("rating");
  let sentence = "";
  const tell = () => {
    const text = sentence || summary;
    if (said.textContent !== text) said.textContent = text;
  };
  return {
    element: bar,
    sum: (count: number, buys: number) => {
      summary = count > 0 ? say("summary", { count, buys }) : say("nothing");
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
