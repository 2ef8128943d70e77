import { watchSight } from "./watch-sight.ts";

/**
 * For a page of ours in a frame: a press counts only where people see what they press. The page
 * around the frame can make it transparent or lay something over it.
 */
export function refuseUnseenPresses(): void {
  const sight = watchSight(document.documentElement);
  const refuse = (press: MouseEvent) => {
    if (sight.sees(press)) return;
    press.preventDefault();
    press.stopImmediatePropagation();
  };
  // The first to hear it, before React at its root.
  window.addEventListener("click", refuse, { capture: true });
}
