import type { DealChange } from "@flipworth/contract";
import { Card, Foldable } from "@flipworth/ui";
import { money } from "../amounts.ts";
import { titleCase } from "../choices.ts";

export function DealHistory({ changes }: { changes: readonly DealChange[] }) {
  if (changes.length === 0) return null;
  return (
    <Card className="px-4 sm:px-6">
      <Foldable summary="History" aside={String(changes.length)}>
        <ul className="flex flex-col gap-2 text-sm">
          {changes.map(({ at, what, fields }) => (
            <li key={at}>
              <time dateTime={at} className="text-soft">
                {new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" })}
              </time>{" "}
              {titleCase(what)}:{" "}
              {Object.entries(fields)
                .map(([name, [before, after]]) => changeWords(name, before, after))
                .join("; ")}
            </li>
          ))}
        </ul>
      </Foldable>
    </Card>
  );
}

function changeWords(name: string, before: unknown, after: unknown): string {
  const label = titleCase(
    name
      .replace(/Cents$/, "")
      .replaceAll(/([A-Z])/g, " $1")
      .toLowerCase(),
  );
  if (typeof before === "object" || typeof after === "object") {
    if (before !== null && after !== null) return `${label} changed`;
  }
  const words = (value: unknown) => {
    if (value === null || value === "") return "nothing";
    if (typeof value === "number") return name.endsWith("Cents") ? money(value) : `${value}`;
    return typeof value === "string" ? value : "set";
  };
  return `${label} from ${words(before)} to ${words(after)}`;
}
