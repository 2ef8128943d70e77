import { useQuery } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { applyTheme, hasChosenTheme } from "../../lib/theme.ts";

export const useSettings = () => useQuery({ queryKey: ["settings"], queryFn: readSettings });

async function readSettings() {
  const settings = await account.getAccountSettings();
  // A browser where a theme was chosen keeps it; a new one follows the account.
  if (!hasChosenTheme()) applyTheme(settings.theme);
  return settings;
}
