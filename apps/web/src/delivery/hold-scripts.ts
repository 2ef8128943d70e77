const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const lateSheet = /<link rel="stylesheet" href="([^"]+)"\/>(?=<\/body>)/;
const entry = /<script type="module" async="">([^]*?)<\/script>/g;

type Held = { modules: readonly (string | undefined)[]; sheet: string | undefined; waits: boolean };

/**
 * Lets a page paint before its framework is fetched: React Router asks for 110 KB of
 * modules in <head>, which on a slow phone share the line with what the first paint needs. The
 * entry keeps its place, as React expects it there, but is inert until the first frame is drawn, or
 * until a part that needs it is near. So is the stylesheet with what the page does not show yet.
 *
 * @throws when a page asks for modules and has no entry as React Router 8 writes it.
 */
export function holdScripts(html: string): string {
  const modules = Array.from(html.matchAll(preload), ([, href]) => href);
  if (modules.length === 0) return html;
  const entries = Array.from(html.matchAll(entry));
  if (entries.length !== 1) throw new Error(`A page has ${entries.length} module entries, not one`);
  const held = {
    modules,
    sheet: lateSheet.exec(html)?.[1],
    waits: html.includes(`${waitsForPart}=`),
  };
  return html
    .replaceAll(preload, "")
    .replace(lateSheet, "")
    .replace(entry, (_, code: string) => `<script type="text/held" async="">${code}</script>`)
    .replace("</body>", () => `<script>${starter(held)}</script></body>`);
}

/** On a part of a page: the framework is for such parts alone, so it waits until one is a screen away. */
const waitsForPart = "data-starts-app";
/** Told to the window once the page's code answers presses by itself. */
export const appStarted = "flipworth:started";

// A page in the background draws no frame: a second is the longest wait. A button pressed before the
// code is there is pressed again once it is, and a picture chosen by then is handed over.
function starter({ modules, sheet, waits }: Held): string {
  return `(function(held,pressed){
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
function remember(event){
var button=event.target.closest("main button:not([popovertarget])");
if(!button)return;
event.preventDefault();
event.stopImmediatePropagation();
pressed=button;
start()}
addEventListener("click",remember,true);
addEventListener("${appStarted}",function(){
removeEventListener("click",remember,true);
document.querySelectorAll("main input[type=file]").forEach(function(input){
if(input.files.length)input.dispatchEvent(new Event("change",{bubbles:true}))});
if(pressed)pressed.click()},{once:true});
${waits ? whenNear : atFirstFrame}
})(document.querySelector('script[type="text/held"]'))`;
}

const atFirstFrame = `requestAnimationFrame(function(){setTimeout(start)});
setTimeout(start,1000)`;

const whenNear = `var near=new IntersectionObserver(function(parts){
if(!parts.some(function(part){return part.isIntersecting}))return;
near.disconnect();
start()},{rootMargin:"100%"});
document.querySelectorAll("[${waitsForPart}]").forEach(function(part){near.observe(part)})`;
