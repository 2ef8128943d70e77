import type { EntryPrices } from "@flipworth/contract";
import { useVoice, useWords } from "@flipworth/words/react";
import { pricesEntry } from "../../words/english/market/prices-pages.ts";
import { GroupTable } from "./group-table.tsx";
import { conditionName } from "./words.ts";

type EntryGroupsProps = { prices: Pick<EntryPrices, "conditions" | "marketplaces"> };

/** The sales of a thing by their condition and by where it was sold. */
export function EntryGroups({ prices: { conditions, marketplaces } }: EntryGroupsProps) {
  const voice = useVoice();
  const say = useWords(pricesEntry);
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {conditions.length > 0 && (
        <GroupTable
          title={say("byCondition")}
          groups={conditions}
          nameOf={(name) => conditionName(name, voice)}
        />
      )}
      <GroupTable title={say("byMarketplace")} groups={marketplaces} />
    </div>
  );
}
