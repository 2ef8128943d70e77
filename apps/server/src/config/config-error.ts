/** A variable that cannot be used; the message names it and is one line. */
export class ConfigError extends Error {
  override name = "ConfigError" as const;
}
