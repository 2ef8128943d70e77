/** Marks a switch that the compiler has checked to be exhaustive. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
