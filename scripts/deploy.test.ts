import { readdirSync, readFileSync } from "node:fs";
import { routes } from "@flipworth/contract";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

const known = new Set([
  ...namesIn(read("apps/server/src/config.ts"), /^ {2}([A-Z][A-Z_]+):/gm),
  "NODE_ENV",
]);
// What configures the other programs in these files.
const ofOthers = /^(POSTGRES_(USER|PASSWORD|DB)|PROXY_PORT|PATH|MALLOC_ARENA_MAX)$/;
const files = readdirSync("deploy", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(ya?ml|json)$|Dockerfile$/.test(name))
  .map((name) => `deploy/${name}`);

describe("the files for deployment", () => {
  test("are all looked at here", () => {
    expect(files.toSorted()).toEqual([
      "deploy/Dockerfile",
      "deploy/compose.yaml",
      "deploy/grafana/dashboard.json",
      "deploy/kubernetes/flipworth.yaml",
      "deploy/kubernetes/migrate.yaml",
      "deploy/kubernetes/settings.yaml",
    ]);
  });

  test.each(files)("%s sets nothing that the server does not read", (file) => {
    const text = read(file).replace(/#.*$/gm, "");
    const names = [
      ...namesIn(text, /^ +([A-Z][A-Z_]+): /gm),
      ...namesIn(text, /\$\{([A-Z_]+)/g),
      ...namesIn(text, /\b([A-Z][A-Z_]+)=/g),
    ].filter((name) => !ofOthers.test(name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test("ask for health and readiness where the API has them", () => {
    const paths = new Set<string>(Object.values(routes).map(({ path }) => path));
    const asked = files.flatMap((file) => namesIn(read(file), /(\/api\/[a-z]+)\b/g));
    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((path) => !paths.has(path))).toEqual([]);
  });

  test("draw metrics that there are", () => {
    const { panels } = JSON.parse(read("deploy/grafana/dashboard.json"));
    const drawn = namesIn(
      JSON.stringify(panels),
      /\b(flipworth_\w+?)(?:_bucket|_count)?(?=[[{) ])/g,
    );
    const counted = new Set(
      namesIn(read("apps/server/src/features/metrics/instruments.ts"), /"(flipworth_\w+)"/g),
    );
    expect(panels.length).toBeGreaterThan(10);
    expect(drawn.length).toBeGreaterThan(6);
    expect(drawn.filter((name) => !counted.has(name))).toEqual([]);
  });
});

test("the example of settings names each one that the server reads, and no other", () => {
  const named = namesIn(read(".env.example"), /^([A-Z][A-Z_]+)=/gm);
  const own = [...known].filter((name) => name !== "NODE_ENV");
  expect(named.toSorted()).toEqual(own.toSorted());
});
