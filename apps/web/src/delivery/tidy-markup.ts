/**
 * A page that no script draws anew, without what is there for React alone (marks between texts) or
 * for nobody (the icons' own class names, closing tags inside of drawings).
 */
export function tidyMarkup(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll(/ class="(?:lucide[\w-]* )+/g, ' class="')
    .replaceAll(/><\/(?:path|rect|line|circle|polyline|polygon|ellipse)>/g, "/>");
}
