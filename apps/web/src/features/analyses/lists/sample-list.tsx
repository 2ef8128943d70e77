import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { listWords } from "../../../words/english/analyses/lists.ts";
import { type Sample, samples } from "./samples.ts";

export function Samples({ onChoose }: { onChoose: (sample: Sample) => void }) {
  const say = useWords(listWords);
  return (
    <section aria-label={say("samples")} className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">{say("samples")}</h2>
      <div className="flex flex-wrap gap-2">
        {samples.map((sample) => (
          <Button key={sample.name} look="quiet" size="small" onClick={() => onChoose(sample)}>
            {say(`sample_${sample.name}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
