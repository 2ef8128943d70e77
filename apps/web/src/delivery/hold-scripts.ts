const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const lateSheet = /<link rel="stylesheet" href="([^"]+)"\/>(?=<\/body>)/;
const entry = /<script type="module" async="">([^]*?)<\/script>/g;

/**
 * Lets a page paint before its framework is fetched: React Router asks for 110 KB of
 * modules in <head>, which on a slow phone share the line with what the first paint needs. The
 * entry keeps its place, as React expects it there, but is inert until the first frame is drawn. So
 * is the stylesheet with what the page does not show yet.
 *
 * @throws when a page asks for modules and has no entry as React Router 8 writes it.
 */
export function holdScripts(html: string): string {
  const modules = Array.from(html.matchAll(preload), ([, href]) => href);
  if (modules.length === 0) return html;
  const entries = Array.from(html.matchAll(entry));
  if (entries.length !== 1) throw new Error(`A page has ${entries.length} module entries, not one`);
  const sheet = lateSheet.exec(html)?.[1];
  return html
    .replaceAll(preload, "")
    .replace(lateSheet, "")
    .replace(entry, (_, code: string) => `<script type="text/held" async="">${code}</script>`)
    .replace("</body>", () => `<script>${starter(modules, sheet)}</script></body>`);
}

// A page in the background draws no frame: a second is the longest wait.
function starter(modules: readonly (string | undefined)[], sheet: string | undefined): string {
  return `(function(held){
function ask(rel,href){
var link=document.createElement("link");
link.rel=rel;
link.href=href;
document.head.append(link)}
function start(){
if(!held)return;
var entry=document.createElement("script");
entry.type="module";
entry.textContent=held.textContent;
held=null;
${sheet === undefined ? "" : `ask("stylesheet",${JSON.stringify(sheet)});`}
${JSON.stringify(modules)}.forEach(function(href){ask("modulepreload",href)});
document.head.append(entry)}
requestAnimationFrame(function(){setTimeout(start)});
setTimeout(start,1000)
})(document.querySelector('script[type="text/held"]'))`;
}
