import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import type { ToastWords } from "./toast-view.tsx";

// 12 KB compressed, needed by nobody before the first toast.
const ToastView = lazy(async () => ({ default: (await import("./toast-view.tsx")).ToastView }));

const ShowToast = createContext<(words: ToastWords) => void>(() => {});

/** A dismissed toast is out of sight at once; its place in memory is given up this much later. */
const removeAfterMs = 1_000_000;

/** Shows a toast. One stands at a time: a new one takes the place of the last. */
export function useToast() {
  return useContext(ShowToast);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: number; words: ToastWords }>();
  const show = useCallback(
    (words: ToastWords) => setShown((last) => ({ id: (last?.id ?? 0) + 1, words })),
    [],
  );
  const [dismissed, setDismissed] = useState<number>();
  useEffect(() => {
    if (dismissed === undefined) return undefined;
    const remove = () => setShown((last) => (last?.id === dismissed ? undefined : last));
    const timer = setTimeout(remove, removeAfterMs);
    return () => clearTimeout(timer);
  }, [dismissed]);
  return (
    <ShowToast value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastView key={shown.id} words={shown.words} onDismiss={() => setDismissed(shown.id)} />
        </Suspense>
      )}
    </ShowToast>
  );
}
