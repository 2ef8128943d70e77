import { element } from "./element.ts";
import type { SayMarks } from "./mark-words.ts";
import type { MarkOfCard } from "./marked-card.ts";

const gap = 6;

/** What a press on a mark tells: why, and where the full answer is. One at a time. */
export function openDetail(layer: HTMLElement, say: SayMarks) {
  const title = element("strong", {});
  const reason = element("span", {});
  const full = element("span", { class: "soft" }, say("full"));
  const link = element("a", { target: "_blank", rel: "noreferrer" }, say("open"));
  const close = element("button", { type: "button" }, say("close"));
  const row = element("div", { class: "row" });
  row.append(link, close);
  const box = element("div", { class: "detail", role: "group" });
  box.append(title, reason, full, row);
  box.hidden = true;
  layer.append(box);
  let shown: MarkOfCard | undefined;
  let at = { x: 0, y: 0 };

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
    const mark = shown.button.getBoundingClientRect();
    const now = box.getBoundingClientRect();
    const hasRoomBelow = mark.bottom + gap + now.height <= innerHeight;
    const y = hasRoomBelow ? mark.bottom + gap : mark.top - gap - now.height;
    const x = Math.max(gap, Math.min(mark.left, innerWidth - now.width - gap));
    // From where it is: whatever it hangs in may stand anywhere.
    at = { x: at.x + x - now.left, y: at.y + y - now.top };
    box.style.transform = `translate(${at.x}px, ${at.y}px)`;
  };
  const open = (mark: MarkOfCard) => {
    shut();
    shown = mark;
    mark.button.ariaExpanded = "true";
    const { card } = mark;
    title.textContent = card.title;
    reason.textContent = card.rating.reason;
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
