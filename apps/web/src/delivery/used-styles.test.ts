import { expect, test } from "vitest";
import { usedStyles } from "./used-styles.ts";

const page = '<body class="flex md:grid [&amp;_a]:underline"><p class="p-4"><a href="/">';

test.each([
  // [rule, whether it stays]
  ["body{margin:0}", true],
  [".p-4{padding:1rem}", true],
  [".p-8{padding:2rem}", false],
  [".flex .p-8{color:red}", false],
  [".flex:not(.p-8){color:red}", true],
  [".p-8:not(.flex){color:red}", false],
  [":root:has(:is(.p-8,.flex)[open]){color:red}", true],
  [":where(.p-8>:not(:last-child)){color:red}", false],
  [":where(.flex>:not(:last-child)){color:red}", true],
  [".md\\:grid{display:grid}", true],
  [".md\\:flex{display:flex}", false],
  [".\\[\\&_a\\]\\:underline a{text-decoration:underline}", true],
  ["pre,code{font-family:mono}", false],
  ["::-webkit-search-decoration{margin:0}", false],
  [".flex ol{margin:0}", false],
  [".flex p[data-x]:hover{margin:0}", true],
  [":root{color:red}", true],
  ["*,::before{color:red}", true],
  ["::placeholder{color:red}", false],
  ["::backdrop{color:red}", true],
  ["@media (width>=40rem){.p-4{padding:2rem}}", true],
  ["@media (width>=40rem){.p-8{padding:2rem}}", false],
  ["@layer base{@supports (color:red){.p-8{color:red}}}", false],
  ['.p-4{content:"};.p-8{"}', true],
  ["@font-face{font-family:x}", true],
  ["@keyframes pulse{50%{opacity:.5}}", true],
])("of a page with flex, md:grid, p-4 and links, %s stays: %s", (rule, stays) => {
  expect(usedStyles(rule, page)).toBe(stays ? rule : "");
});

test.each([
  [".p-8,.flex{color:red}", ".flex{color:red}"],
  ["p,pre{margin:0}", "p{margin:0}"],
  ["button:where(.p-8,.flex),p:where(.p-8,.flex){margin:0}", "p:where(.p-8,.flex){margin:0}"],
  [".md\\:grid,.a\\,b{margin:0}", ".md\\:grid{margin:0}"],
])("of the selectors of %s only those that may match stay", (rule, kept) => {
  expect(usedStyles(rule, page)).toBe(kept);
});

test("the parts of a field stay where there is a field", () => {
  const rule = "::placeholder{color:red}";
  expect(usedStyles(rule, `${page}<input>`)).toBe(rule);
});

test("a value that nothing reads is not registered, and one that is read only by such a value is gone", () => {
  const css = ":root{--font-mono:x;--default-mono:var(--font-mono);--tw-y:1}";
  const registered = '@property --tw-a{syntax:"*";inherits:false}';
  const read = ".p-4{margin:var(--tw-a)}";

  expect(usedStyles(css + registered, page)).toBe(":root{--tw-y:1}");
  expect(usedStyles(read + registered, page)).toBe(read + registered);
});

test("a theme's default needs no fallback where the theme is", () => {
  const theme = ":root{--default-font:a;--tw-x:1}";
  const read = ".p-4{font:var(--default-font,b, c);color:var(--default-ink,red)}";

  expect(usedStyles(theme + read, page)).toBe(
    `${theme}.p-4{font:var(--default-font);color:var(--default-ink,red)}`,
  );
});

test("the order of what stays is kept, and so is the order of the layers", () => {
  const css = "@layer theme,base;.flex{display:flex}.p-8{padding:2rem}.p-4{padding:1rem}";

  expect(usedStyles(css, page)).toBe("@layer theme,base;.flex{display:flex}.p-4{padding:1rem}");
});

test("a theme's values that no rule reads by name are gone, and those that one reads stay", () => {
  const css = ":root{--text-sm:1rem;--text-xl:2rem;--color-ink:red;--tw-x:1;--text-4xl:9rem}";
  const read = ".p-4{font-size:var(--text-sm)}";

  expect(usedStyles(css + read, page)).toBe(
    `:root{--text-sm:1rem;--tw-x:1;--text-4xl:9rem}${read}`,
  );
});
