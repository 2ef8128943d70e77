import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Spoken } from "../../components/spoken.tsx";
import { followTheme } from "../../lib/follow-theme.ts";
import { Panel } from "./panel.tsx";

followTheme();
const tab = new URLSearchParams(location.search).get("tab") ?? "";
const tabId = /^\d+$/.test(tab) ? Number(tab) : undefined;
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Spoken>
        <Panel tabId={tabId} />
      </Spoken>
    </StrictMode>,
  );
}
