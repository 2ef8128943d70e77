import { useEffect, useState } from "react";
import { type Answer, answerTo } from "./answer.ts";
import { DealForm } from "./deal-form.tsx";
import { type InputProblems, problemsOf, withoutProblems } from "./input-problems.ts";
import { type CalculatorInputs, emptyInputs, fragmentOf, inputsFromAddress } from "./inputs.ts";
import { ResultPanel } from "./result-panel.tsx";

/** The form and, beside it, what the last press of its button answered. */
export function Calculator() {
  const [answer, setAnswer] = useState<Answer>();
  const [carried, setCarried] = useState(emptyInputs);
  const [problems, setProblems] = useState<InputProblems>({});
  const calculate = (inputs: CalculatorInputs) => {
    const found = problemsOf(inputs);
    setProblems(found);
    setAnswer(answerTo(withoutProblems(inputs, found)));
  };
  useEffect(() => {
    const open = () => {
      const inputs = inputsFromAddress(location);
      if (!inputs) return;
      setCarried(inputs);
      calculate(inputs);
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
        problems={problems}
        onCalculate={calculate}
      />
      <ResultPanel answer={answer} />
    </div>
  );
}
