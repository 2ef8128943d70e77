/** What a suggestion needs of an entry of the price guide. */
type Named = { brand: string | null; model: string };

const most = 6;
const leastLetters = 2;

/** Finds names of the price guide as somebody types: every word begins a word of the name. */
export function createSuggester(entries: readonly Named[]): (words: string) => string[] {
  const names = [...new Set(entries.map(nameOf))].map((name) => ({ name, words: wordsOf(name) }));
  return (typed) => {
    const asked = wordsOf(typed);
    if (asked.join("").length < leastLetters) return [];
    const fits = names.filter(({ words }) =>
      asked.every((begin) => words.some((word) => word.startsWith(begin))),
    );
    const startsSame = ({ words }: { words: readonly string[] }) =>
      words[0]?.startsWith(asked[0] ?? "") ? 0 : 1;
    return fits
      .toSorted((a, b) => startsSame(a) - startsSame(b) || a.name.length - b.name.length)
      .slice(0, most)
      .map(({ name }) => name);
  };
}

function nameOf({ brand, model }: Named): string {
  const name =
    brand && !model.toLowerCase().startsWith(brand.toLowerCase()) ? `${brand} ${model}` : model;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
