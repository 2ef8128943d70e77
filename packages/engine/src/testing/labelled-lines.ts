/** The labelled titles of files that stand in `golden` as JSON, one to a line, in the files' order. */
export function labelledLines<Labelled>(files: Readonly<Record<string, string>>): Labelled[] {
  return Object.values(files)
    .flatMap((text) => text.trim().split("\n"))
    .map((line): Labelled => JSON.parse(line));
}
