import type { Deal } from "@flipworth/contract";
import { Button } from "@flipworth/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { account } from "../../lib/api.ts";
import { paths } from "../../paths.ts";
import { useDealWrite } from "./use-deals.ts";

export function DeleteDeal({ deal: { id, title } }: { deal: Deal }) {
  const navigate = useNavigate();
  const [isSure, setIsSure] = useState(false);
  const remove = useDealWrite(account.deleteDeal, {
    words: "Deal deleted",
    onDone: () => void navigate(`${paths.deals}?view=all`),
  });
  return isSure ? (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">
        Delete “{title}” with its history and receipt? Its sales leave your totals.
      </p>
      <Button size="small" onClick={() => remove.mutate(id)}>
        Delete for good
      </Button>
      <Button look="quiet" size="small" onClick={() => setIsSure(false)}>
        Keep it
      </Button>
    </div>
  ) : (
    <Button look="bare" size="small" className="self-start" onClick={() => setIsSure(true)}>
      Delete this deal
    </Button>
  );
}
