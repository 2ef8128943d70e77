import { adjustment, type AdjustmentGroup } from "./adjustment.ts";

/** Where it was made tells the series apart; entries whose variants say it themselves skip it. */
export const guitarOrigin: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.25,
  adjustments: [
    adjustment(
      2.6,
      "custom shop: custom shop, masterbuilt, master built, private stock, wood library, murphy lab, usa custom, custom art and historic",
    ),
    adjustment(1.7, "USA: usa, u s a, american, made in usa"),
    adjustment(
      1.4,
      "Japan: japan, mij, cij, japanese, made in japan, prestige, fujigen, matsumoku, lawsuit",
    ),
    adjustment(
      0.6,
      "China or Indonesia: china, indonesia, gio, mini, student, beginner, starter, short scale, 3 4",
    ),
    adjustment(0.8, "Korea or Mexico: korea, korean, mik, mexico, mim, mexican"),
  ],
};

/** Age makes a guitar dearer; a reissue bears the year of what it copies. */
export const guitarYears: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.15,
  adjustments: [
    adjustment(
      1,
      "a reissue: reissue, ri, relic, vos, historic, avri, nos, journeyman, closet classic, vintera, classic series, american vintage, style, inspired, anniversary, tribute, american original",
    ),
    adjustment(
      8,
      "of the 1950s: 1950s, 1950, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1958, 1959",
    ),
    adjustment(
      3.2,
      "of the 1960s: 1960s, 1960, 1961, 1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969",
    ),
    adjustment(
      1.6,
      "of the 1970s: 1970s, 70s, 1970, 1971, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979",
    ),
    adjustment(
      1.15,
      "of the 1980s: 1980s, 80s, 1980, 1981, 1982, 1983, 1984, 1985, 1986, 1987, 1988, 1989",
    ),
  ],
};

export const guitarFeatures: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.15,
  adjustments: [
    adjustment(
      0.8,
      "refinished or changed: refin, refinished, refinish, modified, project, partscaster",
    ),
    adjustment(
      1.12,
      "limited or signature: limited edition, limited, signature, prototype, rare, one of, ltd edition",
    ),
    adjustment(
      1.15,
      "finer wood: 10 top, flame top, quilt top, figured, flamed, quilted, aaaa, aaa, koa, korina, lacquer",
    ),
    adjustment(
      1.15,
      "seven or eight strings: 7 string, 8 string, 7 strings, 8 strings, multiscale, baritone, double neck, doubleneck",
    ),
  ],
};
