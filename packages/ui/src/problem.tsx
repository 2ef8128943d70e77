import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { joinClasses } from "./join-classes.ts";

const looks = {
  plain: undefined,
  line: "text-sm text-loss",
  box: "rounded-control bg-loss-ground p-3 text-sm text-loss",
};

type ProblemProps = { look?: keyof typeof looks; className?: string; children: ReactNode };

/** Why something could not be done; screen readers say it as soon as it is there. */
export function Problem({ look = "line", className, children }: ProblemProps) {
  return (
    <p role="alert" className={joinClasses(looks[look], className) || undefined}>
      {children}
    </p>
  );
}

type LoadProblemProps = { tryAgain: string; onTryAgain: () => void; children: ReactNode };

/** What could not be read, with a button that asks for it again. */
export function LoadProblem({ tryAgain, onTryAgain, children }: LoadProblemProps) {
  return (
    <>
      <Problem look="plain" className="text-sm">
        {children}
      </Problem>
      <Button look="quiet" size="small" onClick={onTryAgain}>
        {tryAgain}
      </Button>
    </>
  );
}
