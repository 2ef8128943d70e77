import { categories, feeClasses, feeRule, sellingPlatforms } from "@flipworth/engine";
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import type { Desk } from "./desk.ts";

const guideUri = (category: string) => `flipworth://guide/${category}`;
const json = { mimeType: "application/json" };

/** What the verdicts rest on: the price guide by category, and the fee tables. */
export function registerResources(server: McpServer, desk: Desk): void {
  server.registerResource(
    "fees",
    "flipworth://fees",
    {
      title: "Selling fees",
      description: "Each platform's fee table, with source and date",
      ...json,
    },
    (uri) => contents(uri, feeTables()),
  );
  const list = () => ({
    resources: categories.map((category) => ({
      uri: guideUri(category),
      name: `guide-${category}`,
      title: `Price guide: ${category}`,
      ...json,
    })),
  });
  server.registerResource(
    "guide",
    new ResourceTemplate(guideUri("{category}"), { list }),
    { title: "Price guide", description: "Used prices of a category's items, dated", ...json },
    async (uri, { category }) => {
      const entries = await desk.entriesOf(String(category));
      return contents(uri, { category, entries });
    },
  );
}

const contents = (uri: URL, value: unknown) => ({
  contents: [{ uri: uri.href, ...json, text: JSON.stringify(value) }],
});

function feeTables() {
  return sellingPlatforms.map((platform) => {
    const rules = feeClasses.map((feeClass) => ({
      feeClass,
      ...feeRule(platform, { feeClass, category: null }),
    }));
    const usual = rules[0]?.terms;
    // Most platforms have one row for everything.
    return { platform, rules: rules.filter(({ terms }, at) => at === 0 || terms !== usual) };
  });
}
