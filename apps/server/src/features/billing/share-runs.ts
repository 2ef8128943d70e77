/**
 * Runs `work` once at a time for each key. Whoever asks while it runs shares the run that follows:
 * ten events at once lead to two reads, and the second began after the last of them came.
 */
export function shareRuns<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const newest = new Map<string, Promise<T>>();
  const notBegun = new Map<string, Promise<T>>();
  return (key) => {
    const shared = notBegun.get(key);
    if (shared) return shared;
    const begin = () => {
      notBegun.delete(key);
      return work(key);
    };
    const run = (newest.get(key) ?? Promise.resolve()).then(begin, begin);
    const forget = () => {
      if (newest.get(key) === run) newest.delete(key);
    };
    newest.set(key, run);
    notBegun.set(key, run);
    run.then(forget, forget);
    return run;
  };
}
