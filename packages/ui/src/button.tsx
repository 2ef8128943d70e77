import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

const look = {
  primary: "bg-ink text-surface hover:bg-ink/85 aria-disabled:bg-ink/60",
  quiet: "border border-line bg-surface text-ink hover:border-edge",
  bare: "text-soft underline-offset-4 hover:text-ink hover:underline",
} as const;

const size = {
  regular: "min-h-11 px-4 text-sm",
  small: "min-h-8 px-3 text-sm",
} as const;

export type ButtonLook = keyof typeof look;
export type ButtonSize = keyof typeof size;

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook; size?: ButtonSize };

export function Button({ look = "primary", size = "regular", className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClasses({ look, size }), className)}
    />
  );
}

/** The same look for what is a link and not a button. */
export function buttonClasses(options: { look?: ButtonLook; size?: ButtonSize } = {}): string {
  return joinClasses(
    "inline-flex items-center justify-center gap-2 rounded-control font-medium transition-colors",
    "aria-disabled:cursor-not-allowed",
    look[options.look ?? "primary"],
    size[options.size ?? "regular"],
  );
}
