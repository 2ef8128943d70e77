import { type DealChange, DealSale } from "@flipworth/contract";
import { Card, Foldable } from "@flipworth/ui";
import { sayIn, type Voice } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import { dealsHistory, dealsHistoryValues } from "../../../words/english/deals/history.ts";
import { money } from "../amounts.ts";
import { isOneOf, platformName, titleCase } from "../choices.ts";
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
          {changes.map((change) => (
            <li key={change.at}>
              <time dateTime={change.at} className="text-soft">
                {days.time(change.at)}
              </time>{" "}
              {lineWords(change, { voice, days })}
            </li>
          ))}
        </ul>
      </Foldable>
    </Card>
  );
}

type Speech = { voice: Voice; days: ReturnType<typeof useDays> };

function lineWords({ what, by, fields }: DealChange, speech: Speech): string {
  const { voice } = speech;
  const say = sayIn(dealsHistory, voice);
  const changes = Object.entries(fields)
    .map(([name, [before, after]]) => changeWords({ name, before, after }, speech))
    .join("; ");
  const values = { what: said(`what_${what}`, what, voice), changes };
  if (by === "extension") return say("lineByExtension", values);
  const key = by?.match(/^API key (.+)$/)?.[1];
  return key === undefined ? say("line", values) : say("lineByKey", { ...values, key });
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

function changeWords({ name, before, after }: Change, speech: Speech): string {
  const { voice } = speech;
  const say = sayIn(dealsHistory, voice);
  const field = said(`field_${name}`, name, voice);
  const [was, is] = [before, after].map((value) => valueWords(name, value, speech));
  const isTold = was !== undefined && is !== undefined && was !== is;
  return isTold ? say("fromTo", { field, before: was, after: is }) : say("changed", { field });
}

/** undefined for what is too much for a line, and for ids. */
function valueWords(name: string, value: unknown, { voice, days }: Speech): string | undefined {
  const say = sayIn(dealsHistory, voice);
  if (value === null || value === "") return say("nothing");
  if (typeof value === "number") return name.endsWith("Cents") ? money(value) : `${value}`;
  if (name === "sale") return saleWords(value, voice);
  if (typeof value !== "string" || name.endsWith("Id")) return undefined;
  if (name.endsWith("On")) return days.day(value);
  const id = `${name}_${value}`;
  return isOneOf(dealsHistoryValues, id) ? sayIn(dealsHistoryValues, voice)(id) : value;
}

const ToldOfSale = DealSale.pick({ platform: true, priceCents: true });

function saleWords(value: unknown, voice: Voice): string | undefined {
  const { data: sale } = ToldOfSale.safeParse(value);
  if (sale === undefined) return undefined;
  const { platform, priceCents } = sale;
  const name = platformName(platform, voice);
  return sayIn(dealsHistory, voice)("saleFor", { price: money(priceCents), platform: name });
}
