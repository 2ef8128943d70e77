/** Rules that hold other rules; what another at-rule holds belongs to it. */
const grouping = /^@(media|supports|layer|container|starting-style)\b/;

/**
 * The stylesheet without the rules that no element of the page can match, by class. A page that no
 * script draws anew needs no others, and its styles are more than half of what it weighs.
 */
export function usedStyles(css: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = ""]) =>
      unescaped(names).split(/\s+/),
    ),
  );
  return keepUsed(css, classes);
}

function keepUsed(css: string, classes: ReadonlySet<string>): string {
  let kept = "";
  for (const { prelude, block } of rulesOf(css)) {
    const name = prelude.trim();
    if (block === undefined) {
      kept += prelude;
    } else if (grouping.test(name)) {
      const inner = keepUsed(block, classes);
      if (inner !== "") kept += `${name}{${inner}}`;
    } else if (name.startsWith("@") || mayMatch(name, classes)) {
      kept += `${name}{${block}}`;
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

/** Classes in parentheses are left out of account: `:not(.x)` matches what has no such class. */
function mayMatch(selectors: string, classes: ReadonlySet<string>): boolean {
  let depth = 0;
  let fits = true;
  for (const [token] of selectors.matchAll(/\.(?:\\.|[\w-])+|\\.|[(),]/g)) {
    if (token === "(") depth += 1;
    else if (token === ")") depth -= 1;
    else if (depth > 0) continue;
    else if (token === ",") {
      if (fits) return true;
      fits = true;
    } else if (token.startsWith(".")) {
      fits &&= classes.has(token.slice(1).replaceAll(/\\(.)/g, "$1"));
    }
  }
  return fits;
}

const unescaped = (attribute: string) =>
  attribute
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
