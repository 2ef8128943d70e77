import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTheme } from "../../lib/follow-theme.ts";
import { Card } from "./card.tsx";

followTheme();
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Card query={location.search.slice(1)} />
    </StrictMode>,
  );
}
