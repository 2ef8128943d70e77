import { AppError } from "../../http/replies/app-error.ts";

type Counting = { count: () => void; isFailure?: (thrown: unknown) => boolean };

/** The same port, with a count of the calls that fail for a reason that is not the person's. */
export function countFailures<Port extends object>(
  port: Port,
  { count, isFailure = isOurs }: Counting,
): Port {
  const note = (thrown: unknown) => {
    if (isFailure(thrown)) count();
  };
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...input: unknown[]): unknown => {
        const result: unknown = Reflect.apply(member, target, input);
        // A look at the promise, which goes on to the caller as it is.
        if (result instanceof Promise) result.catch(note);
        return result;
      };
    },
  });
}

const isOurs = (thrown: unknown) => !(thrown instanceof AppError) || thrown.code === "unavailable";
