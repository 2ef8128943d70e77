/**
 * The styles for a page that has some of them already: every rule again, so that their order is the
 * whole sheet's, but no typeface, which the browser would take for another one and fetch again.
 */
export function lateStyles(css: string): string {
  return css.replaceAll(/@font-face\{[^}]*\}/g, "");
}
