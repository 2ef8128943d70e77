import curves from "@flipworth/guide/ageing.json";
import { Card } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { DataTable } from "../../../components/data-table.tsx";
import { pricesKinds } from "../../../words/english/market/prices-names.ts";
import { pricesAgeing } from "../../../words/english/market/prices-trends.ts";
import { shareAfter } from "./share-after.ts";

const ages = [1, 3, 5, 10];
// Safe because they are the keys of this very file.
const kinds = Object.keys(curves) as readonly (keyof typeof curves)[];
const rows = kinds
  .map((kind) => ({
    kind,
    shares: ages.map((age) => shareAfter(curves[kind], age)),
  }))
  .toSorted((a, b) => (a.shares[2] ?? 0) - (b.shares[2] ?? 0));

/** How the price guide takes things to lose their value: an estimate, and no record of sales. */
export function AgeingTable() {
  const say = useWords(pricesAgeing);
  const sayKind = useWords(pricesKinds);
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">{say("title")}</h2>
      <p className="text-sm text-pretty text-soft">{say("intro")}</p>
      <DataTable
        caption={say("caption")}
        columns={[
          { label: say("kind") },
          ...ages.map((age) => ({ label: say("years", { years: age }), isNumber: true })),
        ]}
        rows={rows.map(({ kind, shares }) => ({
          key: kind,
          cells: [sayKind(kind), ...shares.map((share) => `${Math.round(100 * share)}%`)],
        }))}
      />
    </Card>
  );
}
