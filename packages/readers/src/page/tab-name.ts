/** What the browser's tab is named, wherever a raw page puts its title. */
export function tabName(document: Document): string {
  const named = document.title || document.querySelector("title")?.textContent;
  return named?.trim() ?? "";
}
