type Mutant = {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
};
type Report = { files: Record<string, { source: string; mutants: readonly Mutant[] }> };

/** The score of a report with the changes that no test noticed, one a line. */
export function survivorsOf(name: string, json: string): string {
  const { files }: Report = JSON.parse(json);
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...statuses: readonly string[]) =>
    all.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count("Killed", "Timeout");
  const missed = count("Survived", "NoCoverage");
  const share = ((100 * noticed) / (noticed + missed)).toFixed(0);
  const head = `${name}: ${noticed} of ${noticed + missed} noticed (${share} %)\n`;
  return head + Object.entries(files).flatMap(linesOf).join("");
}

function linesOf([path, { source, mutants }]: [string, Report["files"][string]]): string[] {
  const lines = source.split("\n");
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ location: { start, end }, mutatorName, replacement = "", status }) => {
      const code = lines[start.line - 1]?.slice(
        start.column - 1,
        end.line === start.line ? end.column - 1 : undefined,
      );
      const mark = status === "NoCoverage" ? " (never run)" : "";
      return `${path}:${start.line} ${mutatorName}: ${code} → ${replacement.split("\n")[0]}${mark}\n`;
    });
}
