import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from "react";
import { PlainToast } from "./plain-toast.tsx";
import type { ToastViewProps, ToastWords } from "./toast-view.tsx";

const ShowToast = createContext<(words: ToastWords) => void>(() => {});

/** A dismissed toast is out of sight at once; its place in memory is given up this much later. */
const removeAfterMs = 1_000_000;

/** Shows a toast. One stands at a time: a new one takes the place of the last. */
export function useToast() {
  return useContext(ShowToast);
}

type View = ComponentType<ToastViewProps>;
type Shown = { id: number; words: ToastWords; View: View };

/** 12 KB compressed, needed by nobody before the first toast. */
async function loadView(): Promise<View> {
  try {
    return (await import("./toast-view.tsx")).ToastView;
  } catch {
    // That the server is away may be the very thing to tell.
    return PlainToast;
  }
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback((words: ToastWords) => {
    void loadView().then((View) => setShown((last) => ({ id: (last?.id ?? 0) + 1, words, View })));
  }, []);
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
        <shown.View key={shown.id} words={shown.words} onDismiss={() => setDismissed(shown.id)} />
      )}
    </ShowToast>
  );
}
