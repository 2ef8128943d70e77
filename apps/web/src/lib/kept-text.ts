/** A string kept in the browser's local storage, or in memory for the page where storage is forbidden. */
export function keptText(key: string) {
  let memory: string | null = null;
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key);
      } catch {
        return memory;
      }
    },
    write(text: string): void {
      memory = text;
      // Full or forbidden storage: the page still remembers.
      attempt(() => localStorage.setItem(key, text));
    },
    remove(): void {
      memory = null;
      attempt(() => localStorage.removeItem(key));
    },
  };
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Nothing to mend: `memory` holds what matters.
  }
}
