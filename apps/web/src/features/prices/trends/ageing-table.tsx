import curves from "@flipworth/guide/ageing.json";
import { Card } from "@flipworth/ui";
import { DataTable } from "../../../components/data-table.tsx";
import { shareAfter } from "./share-after.ts";

const ages = [1, 3, 5, 10];
const rows = Object.entries(curves)
  .map(([key, curve]) => ({
    key,
    name: curve.name,
    shares: ages.map((age) => shareAfter(curve, age)),
  }))
  .toSorted((a, b) => (a.shares[2] ?? 0) - (b.shares[2] ?? 0));

/** How the price guide takes things to lose their value: an estimate, and no record of sales. */
export function AgeingTable() {
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-6">
      <h2 className="text-lg font-semibold">How fast things lose value</h2>
      <p className="text-sm text-pretty text-soft">
        Our price guide’s estimate, not a record of sales: what a used one in good condition brings
        of its launch price.
      </p>
      <DataTable
        caption="Share of the launch price by age"
        columns={[
          { label: "Kind" },
          ...ages.map((age) => ({ label: `${age} yr`, isNumber: true })),
        ]}
        rows={rows.map(({ key, name, shares }) => ({
          key,
          cells: [name, ...shares.map((share) => `${Math.round(100 * share)}%`)],
        }))}
      />
    </Card>
  );
}
