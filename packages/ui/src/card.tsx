import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

/** A surface that measures itself: what is inside answers to the card's width, not the window's. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={joinClasses(
        "@container rounded-card border border-line bg-surface text-ink",
        className,
      )}
    />
  );
}
