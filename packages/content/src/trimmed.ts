/**
 * Cuts a text to at most `maximum` characters, ellipsis included, at the end of a word.
 *
 * A first word that is longer than that is cut in the middle: an empty card would say less.
 */
export function trimmed(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const room = text.slice(0, maximum - 1);
  const endsAWord = /^[\s,;:.]/.test(text.slice(room.length));
  const lastSpace = room.lastIndexOf(" ");
  const kept = endsAWord || lastSpace <= 0 ? room : room.slice(0, lastSpace);
  return `${kept.replace(/[\s,;:.–-]+$/, "")}…`;
}
