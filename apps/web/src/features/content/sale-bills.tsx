import { BillTable } from "@flipworth/ui";

export type SaleBill = {
  title: string;
  lines: readonly { label: string; amount: string; note?: string }[];
  keeps: string;
  note: string;
};

/** One sale taken apart, once for each set of rates. */
export function SaleBills({ bills }: { bills: readonly SaleBill[] }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {bills.map((bill) => (
        <section key={bill.title} className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h3 className="text-lg font-semibold">{bill.title}</h3>
          <BillTable lines={bill.lines} total={{ label: "You keep", amount: bill.keeps }} />
          <p className="pt-2 text-sm text-pretty text-soft">{bill.note}</p>
        </section>
      ))}
    </div>
  );
}
