import { useSetting } from "../../lib/use-setting.ts";
import { serverAddressSetting } from "../../storage/items.ts";

/** Without a slash at the end; undefined for the moment that storage takes. */
export function useServerAddress(): string | undefined {
  return useSetting(serverAddressSetting)?.replace(/\/+$/, "");
}
