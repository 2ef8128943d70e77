import { buttonClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { dashboardHistory } from "../../../words/english/market/dashboard-lists.ts";
import { HistoryRows } from "./history-rows.tsx";
import { ListTab } from "./list-tab.tsx";
import { EmptyState } from "../parts.tsx";
import { useHistory } from "./use-history.ts";
import { wholeList } from "./use-saved-listings.ts";

export function HistoryTab() {
  const say = useWords(dashboardHistory);
  const [view, setView] = useState(wholeList);
  const list = useHistory(view);
  const words = { loading: say("loading"), failed: say("loadFailed") };
  const shown = { list, view, words, onView: setView, fileHref: paths.analysesFile };
  return (
    <ListTab {...shown} empty={<NothingAnalyzed />}>
      {(rows) => <HistoryRows list={list} rows={rows} />}
    </ListTab>
  );
}

function NothingAnalyzed() {
  const say = useWords(dashboardHistory);
  return (
    <EmptyState title={say("emptyTitle")}>
      <p>{say("empty")}</p>
      <a href={paths.extension} className={buttonClasses({ look: "quiet" })}>
        {say("getExtension")}
      </a>
    </EmptyState>
  );
}
