import { useQuery } from "@tanstack/react-query";
import { account } from "../../../lib/api.ts";
import { BankrollForm } from "../forms/bankroll-form.tsx";
import { Loaded } from "../parts.tsx";
import { dealKeys } from "../use-deals.ts";
import { ProfitReport } from "./profit-report.tsx";

/** Profit by month, category, platform and source; stock; bankroll. */
export function MoneyView() {
  const report = useQuery({ queryKey: dealKeys.money, queryFn: account.getMoneyReport });
  const plan = useQuery({ queryKey: dealKeys.plan, queryFn: account.getDealPlan });
  return (
    <div className="flex flex-col gap-6">
      <Loaded query={report} what="Profit">
        {(found) => <ProfitReport report={found} />}
      </Loaded>
      <Loaded query={plan} what="Bankroll">
        {(given) => <BankrollForm plan={given} />}
      </Loaded>
    </div>
  );
}
