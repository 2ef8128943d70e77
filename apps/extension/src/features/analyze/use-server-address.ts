import { useEffect, useState } from "react";
import { readServerAddress } from "../../storage/items.ts";

/** Undefined for the moment that storage takes. */
export function useServerAddress(): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => void readServerAddress().then(setAddress), []);
  return address;
}
