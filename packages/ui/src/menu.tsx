import { type ComponentProps, type ReactNode, useId } from "react";
import { joinClasses } from "./join-classes.ts";

type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** Which edge of the button the list lines up with. */
  align?: "start" | "end";
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** A button that shows a list of links: a native popover, which opens and closes without JavaScript. */
export function Menu({ trigger, align = "start", children, ...button }: MenuProps) {
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} {...button}>
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        className={joinClasses(
          "menu rounded-card border border-line bg-surface p-1.5 text-ink shadow-lg",
          align === "end" && "menu-end",
        )}
      >
        <ul>{children}</ul>
      </div>
    </>
  );
}

export function MenuLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <li>
      <a
        {...rest}
        className={joinClasses(
          "flex min-h-10 items-center rounded-control px-3 text-sm whitespace-nowrap hover:bg-sunken",
          className,
        )}
      >
        {children}
      </a>
    </li>
  );
}
