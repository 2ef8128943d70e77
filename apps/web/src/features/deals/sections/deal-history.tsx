import type { DealChange } from "@flipworth/contract";
import { Card, Foldable } from "@flipworth/ui";
import { sayIn, type Voice } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { dealsHistory, dealsHistoryValues } from "../../../words/english/deals/history.ts";
import { money } from "../amounts.ts";
import { isOneOf, titleCase } from "../choices.ts";
import { useDays } from "../use-days.ts";

export function DealHistory({ changes }: { changes: readonly DealChange[] }) {
  const voice = useVoice();
  const say = useWords(dealsHistory);
  const days = useDays();
  if (changes.length === 0) return null;
  return (
    <Card className="px-4 sm:px-6">
      <Foldable summary={say("title")} aside={String(changes.length)}>
        <ul className="flex flex-col gap-2 text-sm">
          {changes.map(({ at, what, fields }) => (
            <li key={at}>
              <time dateTime={at} className="text-soft">
                {days.time(at)}
              </time>{" "}
              {said(`what_${what}`, what, voice)}:{" "}
              {Object.entries(fields)
                .map(([name, [before, after]]) => changeWords({ name, before, after }, voice))
                .join("; ")}
            </li>
          ))}
        </ul>
      </Foldable>
    </Card>
  );
}

/** The words for a name of the server's; a name that we have none for reads as it is. */
const said = (id: string, name: string, voice: Voice) =>
  isOneOf(dealsHistory, id) ? sayIn(dealsHistory, voice)(id) : titleCase(plainWords(name));

const plainWords = (name: string) =>
  name
    .replace(/Cents$/, "")
    .replaceAll(/([A-Z])/g, " $1")
    .toLowerCase();

type Change = { name: string; before: unknown; after: unknown };

function changeWords({ name, before, after }: Change, voice: Voice): string {
  const say = sayIn(dealsHistory, voice);
  const field = said(`field_${name}`, name, voice);
  if (typeof before === "object" || typeof after === "object") {
    if (before !== null && after !== null) return say("changed", { field });
  }
  const words = (value: unknown) => valueWords(name, value, voice);
  return say("fromTo", { field, before: words(before), after: words(after) });
}

function valueWords(name: string, value: unknown, voice: Voice): string {
  const say = sayIn(dealsHistory, voice);
  if (value === null || value === "") return say("nothing");
  if (typeof value === "number") return name.endsWith("Cents") ? money(value) : `${value}`;
  if (typeof value !== "string") return say("set");
  const id = `${name}_${value}`;
  return isOneOf(dealsHistoryValues, id) ? sayIn(dealsHistoryValues, voice)(id) : value;
}
