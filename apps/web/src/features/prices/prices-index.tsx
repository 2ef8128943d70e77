import { Card } from "@flipworth/ui";
import { paths } from "../../paths.ts";

/** Where the pages of things and categories begin. */
export function PricesIndex() {
  return (
    <Card className="mx-auto flex max-w-2xl flex-col gap-2 p-4 sm:p-6">
      <h1 className="text-2xl font-semibold tracking-tight">Prices</h1>
      <p className="text-pretty text-soft">
        Each analysis links to the recorded sales of its thing. Your{" "}
        <a href={paths.recordedSales} className="underline underline-offset-4">
          recorded sales
        </a>{" "}
        are in the settings, and what they show on the whole is under{" "}
        <a href={paths.trends} className="underline underline-offset-4">
          market trends
        </a>
        .
      </p>
    </Card>
  );
}
