import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** The product's tooltip figures: rest this long to open, or move on from another within the second. */
const openDelayMs = 700;
const skipDelayMs = 300;

// Shared by all: moving from one explanation to the next must not wait again.
let lastClosedAt = Number.NEGATIVE_INFINITY;

/**
 * Opens a native popover while a mouse rests on its button. Click, touch, keyboard and Escape are
 * the browser's own work, through `popovertarget`; without popovers in the browser nothing happens.
 */
export function useHoverPopover(popover: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onPointerEnter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== "mouse") return;
    const source = event.currentTarget;
    const wait = performance.now() - lastClosedAt < skipDelayMs ? 0 : openDelayMs;
    timer.current = setTimeout(() => {
      if (!popover.current?.showPopover || popover.current.matches(":popover-open")) return;
      popover.current.showPopover({ source });
      openedByHover.current = true;
    }, wait);
  };
  const onPointerLeave = () => {
    clearTimeout(timer.current);
    if (!openedByHover.current) return;
    openedByHover.current = false;
    lastClosedAt = performance.now();
    popover.current?.hidePopover();
  };
  return { onPointerEnter, onPointerLeave };
}
