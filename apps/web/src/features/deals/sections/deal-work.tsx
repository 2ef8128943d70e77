import type { Deal } from "@flipworth/contract";
import { Card, Foldable } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { dealsDeal } from "../../../words/english/deals/deal.ts";
import { CostsSection } from "./costs-section.tsx";
import { DraftsSection } from "./drafts-section.tsx";
import { EditForm } from "../forms/edit-form.tsx";
import { ListingsSection } from "./listings-section.tsx";
import { Section } from "../parts.tsx";
import { ReceiptSection } from "./receipt-section.tsx";
import { SaleSection } from "./sale-section.tsx";
import { SplitForm } from "../forms/split-form.tsx";

export function DealWork({ deal }: { deal: Deal }) {
  const say = useWords(dealsDeal);
  const isClosed = deal.stage === "kept" || deal.stage === "given_away";
  return (
    <>
      {!isClosed && <SaleSection deal={deal} key={`sale ${deal.revision}`} />}
      <DraftsSection of={{ deal: deal.id }} />
      <ListingsSection deal={deal} />
      <CostsSection deal={deal} />
      <Section title={say("details")}>
        <EditForm deal={deal} key={deal.revision} />
      </Section>
      <ReceiptSection deal={deal} />
      {!isClosed && deal.stage !== "sold" && (
        <Card className="px-4 sm:px-6">
          <Foldable summary={say("splitLot")}>
            <SplitForm deal={deal} />
          </Foldable>
        </Card>
      )}
    </>
  );
}
