import type { Engine } from "@flipworth/engine";
import type { GuideEntry } from "@flipworth/guide/entry";
import type { Place } from "@flipworth/guide/source-files";

/** What a title would be taken for and why, as lines for a person. */
export function showTitle(
  title: string,
  engine: Engine,
  places: ReadonlyMap<string, Place>,
): string[] {
  const { chosen, isAccessory, confidence, named } = engine.explain(title);
  const what = isAccessory ? "something for a thing, by the words" : "by the words";
  const head =
    chosen === null
      ? `"${title}" is no entry of the guide (${what})`
      : `"${title}" is ${describe(chosen)}, ${Math.round(confidence * 100)} % sure (${what})`;
  const others = named.map(({ entry, words, excludedBy }) => {
    const out = excludedBy === null ? "" : `, ruled out by "${excludedBy}"`;
    return `  "${words}" names ${describe(entry)}${out}${placeOf(entry)}`;
  });
  return [chosen === null ? head : `${head}${placeOf(chosen)}`, ...others];

  function placeOf({ id }: GuideEntry): string {
    const place = places.get(id);
    return place === undefined ? "" : `\n      ${place.file}:${place.line}`;
  }
}

const describe = ({ id, brand, model, usedMedianUsd, asOf }: GuideEntry) =>
  `${brand ?? "any"} ${model} (${id}), $${usedMedianUsd} in ${asOf}`;
