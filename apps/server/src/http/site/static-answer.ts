import type { StaticFile, Variant } from "./static-files.ts";

/** What an answer out of memory depends on. */
export type Asked = {
  method: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

export type StaticAnswer = {
  status: number;
  headers: Record<string, string>;
  body: Variant["body"] | null;
};

/** The file in the encoding that the browser likes best. */
export function pickVariant(file: StaticFile, acceptEncoding = ""): Variant | Promise<Variant> {
  if (file.br && accepts(acceptEncoding, "br")) return file.br();
  if (file.gzip && accepts(acceptEncoding, "gzip")) return file.gzip();
  return file.identity();
}

export function answerWith(
  { body, headers }: Variant,
  { method, ifNoneMatch }: Asked,
  status = 200,
): StaticAnswer {
  if (status === 200 && matchesEtag(ifNoneMatch, headers["ETag"])) {
    const { "Content-Length": _, ...rest } = headers;
    return { status: 304, headers: rest, body: null };
  }
  return { status, headers, body: method === "HEAD" ? null : body };
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding
    .split(",")
    .some((part) => part.trim().split(";")[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
