/** Rules that hold other rules; what another at-rule holds belongs to it. */
const grouping = /^@(media|supports|layer|container|starting-style)\b/;

/**
 * The stylesheet without the rules that no element of the page can match, by class and tag. A page that no
 * script draws anew needs no others, and its styles are more than half of what it weighs.
 */
export function usedStyles(css: string, html: string): string {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
    unescaped(names)
      .split(/\s+/)
      .map((name) => `.${name}`),
  );
  const tags = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, tag = ""]) => tag);
  return withoutUnreadValues(keepUsed(css, new Set([...classes, ...tags])), html);
}

/** A value that is gone may have been all that read another one. */
function withoutUnreadValues(css: string, html: string): string {
  const read = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const dropUnread = (text: string, name: string) => (read.has(name) ? text : "");
  const kept = css
    .replaceAll(themeValue, dropUnread)
    .replaceAll(registration, dropUnread)
    .replaceAll(defaultValue, (text, name: string) =>
      css.includes(`${name}:`) ? `var(${name})` : text,
    );
  return kept === css ? css : withoutUnreadValues(kept, html);
}

/** Tailwind's values for rules to read by name. The last of a rule stays, so that none is empty. */
const themeValue =
  /(--(?:color|text|font|leading|tracking|radius|container|breakpoint|ease|animate|default)-[\w-]*):[^;{}]*;(?=--)/g;

/** What says of a value how it is read and what it is when nobody sets it. */
const registration = /@property (--[\w-]+)\{[^}]*\}/g;
/** A theme's default with a fallback for pages without the theme. */
const defaultValue = /var\((--default-[\w-]+),[^()]*\)/g;

function keepUsed(css: string, names: ReadonlySet<string>): string {
  let kept = "";
  for (const { prelude, block } of rulesOf(css)) {
    const name = prelude.trim();
    if (block === undefined) {
      kept += prelude;
    } else if (grouping.test(name)) {
      const inner = keepUsed(block, names);
      if (inner !== "") kept += `${name}{${inner}}`;
    } else {
      const selectors = name.startsWith("@") ? name : matching(name, names);
      if (selectors !== "") kept += `${selectors}{${block}}`;
    }
  }
  return kept;
}

type Rule = { prelude: string; block?: string };

/** The rules at the top of `css`; a statement without a block keeps its semicolon. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { index, 0: sign } of css.matchAll(/\\.|"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (sign === "{") {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: css.slice(start, open), block: css.slice(open + 1, index) });
      start = index + 1;
    } else if (sign === ";" && depth === 0) {
      rules.push({ prelude: css.slice(start, index + 1) });
      start = index + 1;
    }
  }
  return rules;
}

/** What stands in `:not()` and the like is left out of account: it may hold without the class. */
const inBrackets = /:[a-z-]+\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)/g;
/** Tailwind's rules for what lies between elements: one selector, wrapped to weigh nothing. */
const wrapped = /^:where\(([^,]*)\)$/;

/** Parts that only a field to fill in has. */
const partOfField =
  /::(placeholder|file-selector-button|-webkit-(search|date|calendar|inner|outer)[\w-]*)/;

function matching(selectors: string, names: ReadonlySet<string>): string {
  const all = selectors.match(oneSelector) ?? [];
  return all.filter((selector) => mayMatch(selector, names)).join(",");
}

/** Between commas that are neither escaped nor in brackets. */
const oneSelector = /(?:\\.|\[[^\]]*\]|\((?:\\.|[^()\\]|\((?:\\.|[^()\\])*\))*\)|[^,\\([])+/g;

function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  if (partOfField.test(selector) && !names.has("input") && !names.has("textarea")) return false;
  const bare = selector.replace(wrapped, "$1").replaceAll(inBrackets, "");
  return [...bare.matchAll(simpleSelector)].every(
    ([, name]) => name === undefined || names.has(name.replaceAll(/\\(.)/g, "$1")),
  );
}

/** Attributes, pseudo-classes and ids say nothing here; a class or a tag is the group. */
const simpleSelector = /\[[^\]]*\]|::?[\w-]+|#[\w-]+|(\.(?:\\.|[\w-])+|[a-z][\w-]*)/gi;

const unescaped = (attribute: string) =>
  attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
