import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Spoken } from "../../components/spoken.tsx";
import { OptionsView } from "../../features/options/options-view.tsx";
import { SendingChoice } from "../../features/preview/sending-choice.tsx";
import { followTheme } from "../../lib/follow-theme.ts";

followTheme();
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Spoken>
        <OptionsView sending={<SendingChoice />} />
      </Spoken>
    </StrictMode>,
  );
}
