import type { CheckRow } from "@flipworth/content";

const stages = [
  { stage: "home", title: "At home, before you drive" },
  { stage: "door", title: "At the door" },
  { stage: "bench", title: "At the bench: with power, tools and time" },
] as const;

/** What to check, folded by where it is checked. */
export function CheckTable({ checks }: { checks: readonly CheckRow[] }) {
  return (
    <div className="flex flex-col gap-2">
      {stages.map(({ stage, title }) => {
        const rows = checks.filter((check) => check.stage === stage);
        if (rows.length === 0) return null;
        return (
          <details key={stage}>
            <summary className="py-1 font-semibold">{`${title} (${rows.length})`}</summary>
            <table className="w-full text-sm">
              <thead className="sr-only">
                <tr>
                  <th scope="col">Check</th>
                  <th scope="col">Price if it fails</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ text, effect }) => (
                  <tr key={text} className="border-t border-line align-top">
                    <td className="py-2 pr-4">{text}</td>
                    <td className="w-24 py-2 text-right font-semibold">{effect}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        );
      })}
      <p className="text-sm text-soft">
        Right: what the fault takes off the price, as a rule of thumb.
      </p>
    </div>
  );
}
