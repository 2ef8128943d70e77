import { useEffect, useState } from "react";
import type { Setting } from "../storage/items.ts";

/** A setting as it stands, in step with every other page of the extension; undefined while it is read. */
export function useSetting<T>(setting: Setting<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const read = () => void setting.readOrInitial().then(setValue);
    read();
    return setting.watch(read);
  }, [setting]);
  return value;
}
