/** The style of one element, property by property; "" where nothing sets it. */
export type StyleOf = (element: Element, property: string) => string;

type Rule = { selector: string; last: LastPart; weight: number; declarations: Map<string, string> };
/** The classes, id and tag that an element needs before the whole selector is worth a try. */
type LastPart = { classes: string[]; id: string | undefined; tag: string | undefined };

const inherited = new Set(["color", "visibility", "font-size"]);

/**
 * Style as the page's own style sheets give it, for a document that nobody lays out. Rules that
 * hold only on some screens are left aside, as are sheets in files of their own.
 */
export function styleSheetsOf(document: Document): StyleOf {
  const sheets = [...document.querySelectorAll("style")].map(
    ({ textContent }) => textContent ?? "",
  );
  const rules = sheets.flatMap(rulesIn);
  const variables = variablesIn(rules);
  const known = new Map<Element, Map<string, string>>();
  const styleOf = (element: Element) => {
    const style = known.get(element) ?? cascade(element, rules);
    known.set(element, style);
    return style;
  };
  return (element, property) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const value = styleOf(at).get(property);
      if (value !== undefined && value !== "inherit") return resolve(value, variables);
      if (!inherited.has(property)) return "";
    }
    return "";
  };
}

function rulesIn(sheet: string): Rule[] {
  const flat = sheet.replace(/\/\*[\s\S]*?\*\//g, "").replace(conditional, "");
  return [...flat.matchAll(/([^{}@]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) => {
    const declarations = declarationsIn(body);
    return selectors
      .split(",")
      .map((selector) => selector.trim())
      .filter(
        (selector) => selector !== "" && !/:(?:hover|focus|active|before|after)\b/.test(selector),
      )
      .map((selector) => ({
        selector,
        last: lastPart(selector),
        weight: weightOf(selector),
        declarations,
      }));
  });
}

// "@media print {…{…}…}" and "@font-face {…}", with one level of rules inside.
const conditional = /@[^{};]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})/g;

function declarationsIn(body: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const declaration of body.split(";")) {
    const at = declaration.indexOf(":");
    if (at === -1) continue;
    const name = declaration.slice(0, at).trim().toLowerCase();
    const value = declaration.slice(at + 1).replace(/!\s*important/i, "");
    declarations.set(name, value.trim());
  }
  return declarations;
}

function lastPart(selector: string): LastPart {
  const last = selector.split(/[\s>+~]+/).at(-1) ?? "";
  return {
    classes: [...last.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name),
    id: /#([\w-]+)/.exec(last)?.[1],
    tag: /^[a-z][a-z\d]*/i.exec(last)?.[0].toUpperCase(),
  };
}

/** Ids count more than classes and classes more than tags. */
function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  return count(/#/g) * 10_000 + count(/[.[:]/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
}

function variablesIn(rules: readonly Rule[]): Map<string, string> {
  const global = rules.filter(({ selector }) => /^(?::root|html|body)$/.test(selector));
  return new Map(
    global.flatMap(({ declarations }) =>
      [...declarations].filter(([name]) => name.startsWith("--")),
    ),
  );
}

function cascade(element: Element, rules: readonly Rule[]): Map<string, string> {
  const matching = rules
    .filter(({ selector, last }) => mayMatch(element, last) && matches(element, selector))
    .toSorted((one, other) => one.weight - other.weight);
  const own = declarationsIn(element.getAttribute("style") ?? "");
  return new Map(
    [...matching.map(({ declarations }) => declarations), own].flatMap((set) => [...set]),
  );
}

function mayMatch(element: Element, { classes, id, tag }: LastPart): boolean {
  if (tag !== undefined && tag !== element.tagName.toUpperCase()) return false;
  if (id !== undefined && id !== element.id) return false;
  return classes.every((name) => element.classList.contains(name));
}

/** A selector of a newer kind than the parser knows matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function resolve(value: string, variables: ReadonlyMap<string, string>): string {
  return value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
    (_whole, name: string, otherwise = "") => variables.get(name) ?? otherwise,
  );
}
