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
          <table className="w-full text-sm">
            <tbody>
              {bill.lines.map(({ label, amount, note }) => (
                <tr key={label} className="border-t border-line align-top">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {label}
                    {note && <span className="block text-xs text-soft">{note}</span>}
                  </th>
                  <td className="py-2 text-right whitespace-nowrap tabular-nums">{amount}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="border-t-2 border-ink font-semibold">
                <th scope="row" className="py-2 text-left">
                  You keep
                </th>
                <td className="py-2 text-right whitespace-nowrap tabular-nums">{bill.keeps}</td>
              </tr>
            </tfoot>
          </table>
          <p className="pt-2 text-sm text-pretty text-soft">{bill.note}</p>
        </section>
      ))}
    </div>
  );
}
