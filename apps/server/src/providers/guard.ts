import {
  type CircuitBreakerPolicy,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
} from "cockatiel";

/** Calls to one provider, in a way that a provider that is ill neither holds up nor floods. */
export type Guard = {
  /** Throws what `work` throws, TimeLimitPassed, or the error of a paused circuit. */
  run: <T>(work: (signal: AbortSignal) => Promise<T>, caller?: AbortSignal) => Promise<T>;
};

export type GuardSettings = {
  /** For all tries together; absent where the provider's library has limits of its own. */
  timeLimitMs?: number;
  /** More tries after the first; 0 where the provider's library makes them. */
  retries: number;
  /** The provider is ill: it counts against it, as does a time limit that has passed. */
  isOutage: (error: unknown) => boolean;
  /** Another try does no harm and may help; every outage when absent. */
  isWorthAnotherTry?: (error: unknown) => boolean;
  /** The wait that the provider itself asks for. */
  retryAfterMs?: (error: unknown) => number | undefined;
  /** How long nobody asks a provider that failed `outagesBeforePause` times in a row. */
  pauseMs?: number;
  /** Told when the pause begins, and when the provider answers again. */
  onPause?: ((isPaused: boolean) => void) | undefined;
};

export const outagesBeforePause = 5;
const usualPauseMs = 20_000;
const firstWaitMs = 150;

/** The provider did not answer in the time it was given. */
export class TimeLimitPassed extends Error {
  override name = "TimeLimitPassed" as const;
}

/** Time limit, retries with jitter, and a circuit that opens while the provider is ill. */
export function guard(settings: GuardSettings): Guard {
  const { timeLimitMs, isOutage } = settings;
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof TimeLimitPassed || isOutage(error)),
    {
      breaker: new ConsecutiveBreaker(outagesBeforePause),
      halfOpenAfter: settings.pauseMs ?? usualPauseMs,
    },
  );
  tellPauses(circuit, settings);
  const policy = wrap(retrying(settings), circuit);
  return {
    run: (work, caller) => {
      const limit = timeLimitMs === undefined ? undefined : AbortSignal.timeout(timeLimitMs);
      const signal = AbortSignal.any([caller, limit].filter((each) => each !== undefined));
      const attempt = () => inTime(work(signal), signal, limit);
      // Outside as well: the wait before another try ends with the time, and with the caller.
      return inTime(policy.execute(attempt, signal), signal, limit);
    },
  };
}

function retrying({ retries, isOutage, isWorthAnotherTry, retryAfterMs }: GuardSettings) {
  return retry(handleWhen(isWorthAnotherTry ?? isOutage), {
    maxAttempts: retries,
    backoff: new DelegateBackoff(({ attempt, result }) => {
      const asked = "error" in result ? retryAfterMs?.(result.error) : undefined;
      // Full jitter: callers that failed together do not come back together.
      return (asked ?? 0) + Math.random() * firstWaitMs * 2 ** attempt;
    }),
  });
}

function tellPauses(circuit: CircuitBreakerPolicy, { onPause }: GuardSettings): void {
  circuit.onBreak(() => onPause?.(true));
  circuit.onReset(() => onPause?.(false));
}

/** Whichever comes first. A caller who left is told by the signal's own reason. */
function inTime<T>(
  work: Promise<T>,
  signal: AbortSignal,
  limit: AbortSignal | undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      const isLate = limit?.aborted && signal.reason === limit.reason;
      reject(isLate ? new TimeLimitPassed("No answer in time") : signal.reason);
    };
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    work
      .then(resolve, (error: unknown) => (signal.aborted ? stop() : reject(error)))
      .finally(() => signal.removeEventListener("abort", stop));
  });
}
