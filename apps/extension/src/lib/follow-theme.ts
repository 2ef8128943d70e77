import { themeSetting } from "../storage/items.ts";

/** Keeps the page in the chosen theme; without a choice the device decides. */
export function followTheme(): () => void {
  const apply = async () => {
    const theme = await themeSetting.readOrInitial();
    const { dataset } = document.documentElement;
    if (theme === "system") delete dataset["theme"];
    else dataset["theme"] = theme;
  };
  void apply();
  return themeSetting.watch(() => void apply());
}
