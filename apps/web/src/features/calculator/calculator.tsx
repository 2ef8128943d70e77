import { useEffect, useState } from "react";
import { type Answer, answerTo } from "./answer.ts";
import { DealForm } from "./deal-form.tsx";
import { emptyInputs, fragmentOf, inputsFromAddress } from "./inputs.ts";
import { ResultPanel } from "./result-panel.tsx";

/** The form and, beside it, what the last press of its button answered. */
export function Calculator() {
  const [answer, setAnswer] = useState<Answer>();
  const [carried, setCarried] = useState(emptyInputs);
  useEffect(() => {
    const open = () => {
      const inputs = inputsFromAddress(location);
      if (!inputs) return;
      setCarried(inputs);
      setAnswer(answerTo(inputs));
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, []);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      {/* Its fields keep what was typed before the framework came; only a link's inputs replace it. */}
      <DealForm
        key={carried === emptyInputs ? "typed" : fragmentOf(carried)}
        start={carried}
        onCalculate={(inputs) => setAnswer(answerTo(inputs))}
      />
      <ResultPanel answer={answer} />
    </div>
  );
}
