import { useWords } from "@flipworth/words/react";
import { paths } from "../../paths.ts";
import { settingsWords } from "../../words/english/account/settings.ts";

/** What a visitor reads instead of the settings. */
export function useSettingsInvitation() {
  const say = useWords(settingsWords);
  return { invitation: say("invitation"), signInHref: paths.settingsSignIn };
}
