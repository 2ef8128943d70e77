import { conditionOf } from "../sold/sold-words.ts";

/** What a result's card shows of the thing in fields of its own, by the names that we use. */
export type CardAttributes = Readonly<Partial<Record<"Size" | "Brand", string>>>;

const sizeWords =
  "size|taille|größe|talla|tamanho|taglia|maat|rozmiar|storlek|størrelse|サイズ|尺码";
const brandWords = "brand|designer|marke|marque|marca|merk|marka|märke|mærke|ブランド|品牌";
const sizeLabel = new RegExp(String.raw`^(?:${sizeWords})\s*:?\s*(\S.*)$`, "iu");
const brandLabel = new RegExp(String.raw`^(?:${brandWords})\s*:\s*(\S.*)$`, "iu");
/** A size that needs no label: letters, or a number behind the country that counts so. */
const bareSize =
  /^(?:one size|[2-5]?x{0,3}[sl]|m|(?:us|uk|eu|it|fr|jp)\s?(?:men'?s|women'?s|m|w)?\s?\d{1,2}(?:[.,]5)?)$/i;

export function isBareSize(line: string): boolean {
  return bareSize.test(line.split(/\s+[·•]\s+/)[0] ?? "");
}

const longestValue = 40;

/** A maker without a label counts where the title names it too: the line may as well be a color. */
export function attributesIn(
  lines: readonly string[],
  { title, named = [] }: { title: string; named?: readonly string[] },
): CardAttributes {
  const parts = [...lines, ...named.flatMap((text) => text.split(/,\s+/))]
    .flatMap((line) => line.split(/\s*[·•|]\s*/))
    .map((part) => part.trim())
    .filter((part) => part !== "" && part !== title && part.length <= longestValue);
  const valueBy = (label: RegExp) => parts.map((part) => label.exec(part)?.[1]).find(Boolean);
  const size = valueBy(sizeLabel) ?? parts.find((part) => bareSize.test(part));
  const brand =
    valueBy(brandLabel) ??
    parts.find((part) => conditionOf(part) === undefined && isNamedIn(part, title));
  return { ...(size ? { Size: size } : {}), ...(brand ? { Brand: brand } : {}) };
}

/** "Canon" below "50mm lens by CANON": short, written as a name, and a whole word of the title. */
function isNamedIn(part: string, title: string): boolean {
  if (!/^\p{Lu}[\p{L}\p{N}&.'’ -]{1,24}$/u.test(part) || part.split(" ").length > 3) return false;
  const at = ` ${title.toLowerCase()} `.indexOf(` ${part.toLowerCase()} `);
  return at !== -1 && title.length > part.length;
}
