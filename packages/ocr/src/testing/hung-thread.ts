import type { PictureThread } from "../picture-thread.ts";

/** Stands in for a tesseract that never answers. */
export function hungThread(): PictureThread {
  const { promise, reject } = reluctant();
  const ended = () => reject(new Error("ended"));
  return { ready: Promise.resolve(), read: () => promise, end: async () => ended() };
}

function reluctant() {
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  promise.catch(() => {});
  return { promise, reject };
}
