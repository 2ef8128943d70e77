import { type ComponentType, lazy } from "react";

/** A part that a page can do without: where it cannot be fetched, nothing stands in its place. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
}
