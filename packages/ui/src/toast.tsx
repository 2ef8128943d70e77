import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from "react";
import type { ToastWords } from "./toast-view.tsx";

// 12 KB compressed, needed by nobody before the first toast.
const ToastView = lazy(async () => ({ default: (await import("./toast-view.tsx")).ToastView }));

const ShowToast = createContext<(words: ToastWords) => void>(() => {});

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
  return (
    <ShowToast value={show}>
      {children}
      {shown && (
        <Suspense>
          <ToastView key={shown.id} words={shown.words} />
        </Suspense>
      )}
    </ShowToast>
  );
}
