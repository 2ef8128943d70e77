import { useEffect, useState } from "react";

/** Whether Chrome allows these origins, as it stands; undefined while it is asked. */
export function useAllowed({ origins }: { origins: readonly string[] }): boolean | undefined {
  const [isAllowed, setIsAllowed] = useState<boolean>();
  const wanted = origins.join(" ");
  useEffect(() => {
    const { onAdded, onRemoved, contains } = chrome.permissions;
    const look = () => void contains({ origins: wanted.split(" ") }).then(setIsAllowed);
    look();
    onAdded.addListener(look);
    onRemoved.addListener(look);
    return () => {
      onAdded.removeListener(look);
      onRemoved.removeListener(look);
    };
  }, [wanted]);
  return isAllowed;
}
