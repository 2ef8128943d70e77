/** In the person's own time: they look for what they did themselves. */
export function Moment({ at, withHour = false }: { at: string; withHour?: boolean }) {
  const words = new Date(at).toLocaleString("en-US", {
    dateStyle: "medium",
    ...(withHour ? { timeStyle: "short" } : {}),
  });
  return <time dateTime={at}>{words}</time>;
}
