import { Card } from "@flipworth/ui";
import type { ReactNode } from "react";

type NoticeProps = {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** Bad news is read out at once, other news when there is time. */
  isAlert?: boolean;
};

/** What the panel says when it has no answer to show. */
export function Notice({ title, children, action, isAlert = false }: NoticeProps) {
  return (
    <Card className="flex flex-col items-start gap-3 p-4">
      <div role={isAlert ? "alert" : "status"} className="flex flex-col gap-1.5">
        <h2 className="text-lg leading-snug font-semibold">{title}</h2>
        <p className="text-sm break-words text-soft">{children}</p>
      </div>
      {action}
    </Card>
  );
}
