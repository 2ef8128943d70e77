/** Closes the sheet and the menus when a link in them is chosen, and opens sheets in older browsers. */
export function watchOverlays(page: Document): void {
  const knowsCommands = "commandForElement" in HTMLButtonElement.prototype;
  page.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!knowsCommands) obeyCommand(page, target);
    if (!target.closest("a")) return;
    target.closest("dialog")?.close();
    target.closest<HTMLElement>("[popover]")?.hidePopover?.();
  });
}

function obeyCommand(page: Document, target: Element): void {
  const button = target.closest("button[commandfor]");
  const dialog = page.getElementById(button?.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute("command") === "show-modal") dialog.showModal();
  else dialog.close();
}
