import type { Deal } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { dealsDeal } from "../../words/english/deals/deal.ts";
import { useDealWrite } from "./use-deals.ts";

export function DeleteDeal({ deal: { id, title } }: { deal: Deal }) {
  const say = useWords(dealsDeal);
  const navigate = useNavigate();
  const [isSure, setIsSure] = useState(false);
  const remove = useDealWrite(account.deleteDeal, {
    words: say("deleted"),
    onDone: () => void navigate(`${paths.deals}?view=all`),
  });
  return isSure ? (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">{say("deleteQuestion", { title })}</p>
      <Button size="small" onClick={() => remove.mutate(id)}>
        {say("deleteForGood")}
      </Button>
      <Button look="quiet" size="small" onClick={() => setIsSure(false)}>
        {say("keepIt")}
      </Button>
    </div>
  ) : (
    <Button look="bare" size="small" className="self-start" onClick={() => setIsSure(true)}>
      {say("delete")}
    </Button>
  );
}
