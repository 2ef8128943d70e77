import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Spoken } from "../../components/spoken.tsx";
import { followTheme } from "../../lib/follow-theme.ts";
import { refuseUnseenPresses } from "../../lib/refuse-unseen-presses.ts";
import { Card } from "./card.tsx";

followTheme();
refuseUnseenPresses();
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Spoken>
        <Card query={location.search.slice(1)} />
      </Spoken>
    </StrictMode>,
  );
}
