import { VoiceProvider } from "@flipworth/words/react";
import type { ReactElement } from "react";
import { spanish } from "../words/spanish.ts";

/** A part as whoever reads Spanish sees it. */
export function inSpanish(part: ReactElement): ReactElement {
  return <VoiceProvider value={spanish}>{part}</VoiceProvider>;
}
