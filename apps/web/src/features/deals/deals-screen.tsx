import { Tabs } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useSearchParams } from "react-router";
import { dealsScreen } from "../../words/english/deals/screen.ts";
import { AccuracyView } from "./views/accuracy-view.tsx";
import { AddDeals } from "./add-deals.tsx";
import { DealView } from "./views/deal-view.tsx";
import { DealsList } from "./views/deals-list.tsx";
import { DraftsSection } from "./sections/drafts-section.tsx";
import { MoneyView } from "./views/money-view.tsx";
import { TaxView } from "./views/tax-view.tsx";
import { TodayView } from "./views/today-view.tsx";

const views = {
  today: TodayView,
  all: DealsList,
  money: MoneyView,
  accuracy: AccuracyView,
  tax: TaxView,
} as const;
type ViewId = keyof typeof views;

const isView = (id: string | null): id is ViewId => id !== null && Object.hasOwn(views, id);
const viewIds = ["today", "all", "money", "accuracy", "tax"] as const;

/** From Buy to banked: what to do, what there is, what it made. */
export function DealsScreen() {
  const say = useWords(dealsScreen);
  const [address, setAddress] = useSearchParams();
  const dealId = address.get("deal");
  if (dealId !== null) return <DealView id={dealId} key={dealId} />;
  const analysisId = address.get("draft");
  if (analysisId !== null) {
    return (
      <div className="mx-auto flex min-h-[calc(100dvh-7.5rem)] max-w-3xl flex-col gap-6">
        <h1 className="text-3xl font-semibold tracking-tight">{say("writeListing")}</h1>
        <DraftsSection of={{ analysis: analysisId }} isOpen />
      </div>
    );
  }
  const given = address.get("view");
  const selected = isView(given) ? given : "today";
  const select = (id: ViewId) =>
    setAddress(id === "today" ? {} : { view: id }, { replace: true, preventScrollReset: true });
  const View = views[selected];
  const tabs = viewIds.map((id) => ({ id, label: say(id) }));
  return (
    <div className="flex min-h-[calc(100dvh-7.5rem)] flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl font-semibold tracking-tight">{say("title")}</h1>
        <AddDeals />
      </div>
      <div className="overflow-x-auto">
        <Tabs label={say("title")} tabs={tabs} selected={selected} onSelect={select}>
          <View />
        </Tabs>
      </div>
    </div>
  );
}
