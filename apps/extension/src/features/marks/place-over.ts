type Placed = { button: HTMLElement; card: { element: Element } };

const inset = 6;

/**
 * Puts each mark over the corner of its card. One whose card is behind something, a bar that stays at
 * the top or an open dialog, is out of sight with it.
 */
export function placeOver(host: Element, marks: readonly Placed[]): void {
  const origin = host.getBoundingClientRect();
  // First everything is read, then everything written: in turn, each would make the page lay out.
  const places = marks.map(({ button, card }) => {
    const { left, top, width, height } = card.element.getBoundingClientRect();
    const at = { x: left + inset, y: top + inset };
    const hasRoom = width > 0 && height > 0 && card.element.isConnected;
    return { button, at, isSeen: hasRoom && isInFront(card.element, at, host) };
  });
  for (const { button, at, isSeen } of places) {
    button.hidden = !isSeen;
    const place = `translate(${at.x - origin.left}px, ${at.y - origin.top}px)`;
    if (button.style.transform !== place) button.style.transform = place;
  }
}

function isInFront(card: Element, { x, y }: { x: number; y: number }, host: Element): boolean {
  const isInWindow = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  // It is not seen there, and where it is scrolled to is asked again.
  if (!isInWindow) return true;
  const front = document.elementsFromPoint(x, y).find((found) => found !== host);
  return front !== undefined && card.contains(front);
}
