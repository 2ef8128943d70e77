import { type RefObject, useEffect } from "react";

/** Ctrl+Enter, or Command+Enter on a Mac, sends the form from any of its fields. */
export function useCommandEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const send = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      element?.requestSubmit();
    };
    element?.addEventListener("keydown", send);
    return () => element?.removeEventListener("keydown", send);
  }, [form]);
}
