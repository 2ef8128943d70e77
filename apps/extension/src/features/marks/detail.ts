import { marksStrings as words } from "../../strings/marks-strings.ts";
import { element } from "./element.ts";
import { labelOf } from "./mark-words.ts";
import type { MarkedCard } from "./overlay.ts";

type MarkOfCard = { button: HTMLButtonElement; card: MarkedCard };

const gap = 6;

/** What a press on a mark tells: why, and where the full answer is. One at a time. */
export function openDetail(layer: HTMLElement) {
  const title = element("strong", {});
  const reason = element("span", {});
  const full = element("span", { class: "soft" }, words.full);
  const link = element("a", { target: "_blank", rel: "noreferrer" }, words.open);
  const close = element("button", { type: "button" }, words.close);
  const row = element("div", { class: "row" });
  row.append(link, close);
  const box = element("div", { class: "detail", role: "group" });
  box.append(title, reason, full, row);
  box.hidden = true;
  layer.append(box);
  let shown: MarkOfCard | undefined;

  const shut = () => {
    if (!shown) return;
    shown.button.ariaExpanded = "false";
    shown = undefined;
    box.hidden = true;
  };
  const place = () => {
    if (!shown) return;
    // Taken away with its card, or covered.
    if (!shown.button.isConnected) return shut();
    box.style.transform = shown.button.style.transform;
    box.style.marginTop = `${shown.button.offsetHeight + gap}px`;
  };
  const open = (mark: MarkOfCard) => {
    shut();
    shown = mark;
    mark.button.ariaExpanded = "true";
    const { card } = mark;
    title.textContent = card.title;
    reason.textContent = `${labelOf(card.rating)}. ${card.rating.reason}`;
    link.href = card.url;
    box.ariaLabel = card.title;
    // Behind its mark in the order of the tab key.
    mark.button.after(box);
    box.hidden = false;
    place();
  };
  close.addEventListener("click", () => {
    const from = shown?.button;
    shut();
    from?.focus();
  });
  layer.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !shown) return;
    const from = shown.button;
    shut();
    from.focus();
  });
  const toggle = (mark: MarkOfCard) => (shown === mark ? shut() : open(mark));
  return { open, toggle, place };
}
