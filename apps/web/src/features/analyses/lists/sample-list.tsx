import { Button } from "@flipworth/ui";
import { type Sample, samples } from "./samples.ts";

export function Samples({ onChoose }: { onChoose: (sample: Sample) => void }) {
  return (
    <section aria-label="Try a sample" className="flex flex-col gap-2">
      <h2 className="text-sm font-medium">Try a sample</h2>
      <div className="flex flex-wrap gap-2">
        {samples.map((sample) => (
          <Button key={sample.name} look="quiet" size="small" onClick={() => onChoose(sample)}>
            {sample.name}
          </Button>
        ))}
      </div>
    </section>
  );
}
