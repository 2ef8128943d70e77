import { vi } from "vitest";

// The files of tests share a process and its window: each begins with modules and a page of its own.
vi.resetModules();
vi.unstubAllGlobals();
if (typeof document !== "undefined") clearPage();

function clearPage(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
}
