/** `PORT=` in a shell or a file means "not set". */
export function dropEmpty(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}
