import { Button } from "@flipworth/ui";
import { ArrowLeft } from "lucide-react";
import { strings } from "../../strings.ts";

export function BackButton({ onPress }: { onPress: () => void }) {
  return (
    <Button look="bare" size="small" className="-ml-2 self-start" onClick={onPress}>
      <ArrowLeft aria-hidden className="size-4" />
      {strings.history.back}
    </Button>
  );
}
