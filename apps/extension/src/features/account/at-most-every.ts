/** Runs `work` now, or as soon as the last run is `pauseMs` old; calls in between are one call. */
export function atMostEvery(pauseMs: number, work: () => void) {
  let earliest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    earliest = performance.now() + pauseMs;
    work();
  };
  return {
    call: () => {
      timer ??= setTimeout(run, Math.max(0, earliest - performance.now()));
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
