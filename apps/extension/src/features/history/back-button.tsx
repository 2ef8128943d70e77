import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { ArrowLeft } from "lucide-react";
import { historyWords } from "../../words/english/history.ts";

export function BackButton({ onPress }: { onPress: () => void }) {
  const say = useWords(historyWords);
  return (
    <Button look="bare" size="small" className="-ml-2 self-start" onClick={onPress}>
      <ArrowLeft aria-hidden className="size-4" />
      {say("back")}
    </Button>
  );
}
