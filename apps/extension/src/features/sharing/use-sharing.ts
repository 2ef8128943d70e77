import { useEffect, useRef, useState } from "react";
import { answerSharing, isAskedToShare } from "../../lib/api.ts";

type Sharing =
  /** The server hasn't said yet, or has nothing to ask. */
  | { kind: "silent" }
  | { kind: "unknown" }
  | { kind: "asking"; isSending: boolean; hasFailed: boolean }
  | { kind: "answered"; agrees: boolean };

/** Asks the server once whether the signed-in person is to be asked, and takes their answer there. */
export function useSharing() {
  const [sharing, setSharing] = useState<Sharing>({ kind: "silent" });
  const isSending = useRef(false);
  useEffect(() => {
    let isOver = false;
    const become = (next: Sharing) => !isOver && setSharing(next);
    isAskedToShare().then(
      (isAsked) => isAsked && become({ kind: "asking", isSending: false, hasFailed: false }),
      () => become({ kind: "unknown" }),
    );
    return () => {
      isOver = true;
    };
  }, []);
  const answer = async (agrees: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    setSharing({ kind: "asking", isSending: true, hasFailed: false });
    try {
      await answerSharing(agrees);
      setSharing({ kind: "answered", agrees });
    } catch {
      setSharing({ kind: "asking", isSending: false, hasFailed: true });
    }
    isSending.current = false;
  };
  return { sharing, answer };
}
