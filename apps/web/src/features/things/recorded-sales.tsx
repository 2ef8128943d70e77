import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { thingPage } from "../../words/english/market/things.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import recordedSalesScript from "./recorded-sales-script.ts?worker&url";

/** Stays hidden until the script finds recorded sales that a signed-in person may see. */
export function RecordedSales({ entryId }: { entryId: string }) {
  const say = useWords(thingPage);
  return (
    <section
      data-recorded-sales={entryId}
      hidden
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="text-lg font-semibold">{say("recordedSales")}</h2>
      <p data-summary="" className="tabular-nums" />
      <svg data-plot="" aria-hidden viewBox="0 0 600 140" className="block w-full text-ink" />
      <p className="text-sm">
        <a href={paths.recordedPrices(entryId)} className="underline underline-offset-4">
          {say("allRecordedSales")}
        </a>
      </p>
      <script src={recordedSalesScript} defer />
    </section>
  );
}
