import type { Drawing as DrawingOf } from "@flipworth/content";
import { useId } from "react";

/** All drawings, one symbol each: a file of its own, drawn in the color of the text around it. */
const file = "/pictures/drawings.svg";

export function Drawing({ id, title, description }: DrawingOf) {
  const name = useId();
  return (
    <figure className="text-sm">
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the page\'s colors
        role="img"
        aria-labelledby={`${name}t`}
        aria-describedby={`${name}d`}
        viewBox="0 0 320 150"
        className="w-full max-w-md rounded-card border border-line text-ink"
      >
        <title id={`${name}t`}>{title}</title>
        <use href={`${file}#${id}`} />
      </svg>
      <figcaption id={`${name}d`} className="pt-2 text-soft">
        {description}
      </figcaption>
    </figure>
  );
}
