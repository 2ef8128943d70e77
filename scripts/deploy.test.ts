import { readdirSync, readFileSync } from "node:fs";
import { routes } from "@flipworth/contract";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

const settings = [
  "apps/server/src/config.ts",
  ...readdirSync("apps/server/src/config").map((name) => `apps/server/src/config/${name}`),
];
const known = new Set([
  ...settings.flatMap((file) => namesIn(read(file), /^ {2}([A-Z][A-Z_]+):/gm)),
  "NODE_ENV",
]);
// What configures the other programs in these files.
const ofOthers =
  /^(POSTGRES_(USER|PASSWORD|DB)|PG(HOST|USER|PASSWORD|DATABASE)|HTTPS?_PORT|TLS_FOLDER|PATH|MALLOC_ARENA_MAX)$/;
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
      "deploy/prometheus/alerts.yaml",
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

  test.each([
    // where queries stand, how many metrics at least
    ["deploy/grafana/dashboard.json", 10],
    ["deploy/prometheus/alerts.yaml", 4],
  ])("%s asks for metrics and labels that there are", (file, atLeast) => {
    const instruments = read("apps/server/src/features/metrics/instruments.ts");
    const counted = new Set(namesIn(instruments, /"(flipworth_\w+)"/g));
    const labels = new Set([
      ...namesIn(instruments, /label: "(\w+)"/g),
      ...namesIn(instruments, /labelNames: \[(.+)\]/g).flatMap((list) => namesIn(list, /"(\w+)"/g)),
      // Of every metric that Prometheus has gathered, and of histograms.
      "job",
      "instance",
      "le",
    ]);
    const text = read(file).replaceAll('\\"', '"');
    const asked = namesIn(text, /\b(flipworth_\w+?)(?:_bucket|_count)?(?=[[{) ])/g);
    const chosen = [
      ...namesIn(text, /[{,]\s*(\w+)(?:=|!=|=~|!~)"/g),
      ...namesIn(text, /\bby \(([^)]+)\)/g).flatMap((list) => list.split(/,\s*/)),
    ];

    expect(asked.length).toBeGreaterThanOrEqual(atLeast);
    expect(asked.filter((name) => !counted.has(name))).toEqual([]);
    expect(chosen).toContain("status_class");
    expect(chosen.filter((name) => !labels.has(name))).toEqual([]);
  });
});

test("the example of settings names each one that the server reads, and no other", () => {
  const named = namesIn(read(".env.example"), /^([A-Z][A-Z_]+)=/gm);
  const own = [...known].filter((name) => name !== "NODE_ENV");
  expect(named.toSorted()).toEqual(own.toSorted());
});
