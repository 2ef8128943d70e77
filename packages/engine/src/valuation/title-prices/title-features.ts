/**
 * What the price model sees of a title: its words, its pairs of neighboring words and the strings of
 * three to five letters in its words, each hashed to a row of the model's table (feature hashing,
 * Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009). A hash also says with
 * which sign a feature counts, so that two that share a row cancel out on average.
 */
export type TitleFeatures = {
  /** Rows of the table, one for each occurrence. */
  rows: readonly number[];
  /** How much each counts, with its sign: all words together count for 1, and so do all strings. */
  values: readonly number[];
};

const shortestString = 3;
const longestString = 5;
const fnvOffset = 0x81_1c_9d_c5;
const fnvPrime = 0x01_00_01_93;
/** Kept apart from a string of the same letters. */
const wordSeed = 0x9e_37_79_b9;
const pairSeed = 0x85_eb_ca_6b;

export function titleFeatures(title: string, tableBits: number): TitleFeatures {
  const words = title.toLowerCase().match(/[a-z\d/.+"']+/g) ?? [];
  const ofWords = words.map((word) => hashOf(word, wordSeed));
  const ofPairs = words.slice(1).map((word, at) => hashOf(`${words[at]} ${word}`, pairSeed));
  const rows: number[] = [];
  const values: number[] = [];
  const add = (hashes: readonly number[]) => {
    const value = 1 / Math.sqrt(hashes.length);
    for (const hash of hashes) {
      const mixed = avalanche(hash);
      rows.push(mixed >>> (32 - tableBits));
      values.push((mixed & 1) === 0 ? value : -value);
    }
  };
  add([...ofWords, ...ofPairs]);
  add(words.flatMap(hashesOfStrings));
  return { rows, values };
}

/** Of " lamp " those of " la", " lam", " lamp", "lam" and so on. */
function hashesOfStrings(word: string): number[] {
  const padded = ` ${word} `;
  const hashes: number[] = [];
  for (let start = 0; start + shortestString <= padded.length; start += 1) {
    let hash = fnvOffset;
    const end = Math.min(padded.length, start + longestString);
    for (let at = start; at < end; at += 1) {
      hash = Math.imul(hash ^ padded.charCodeAt(at), fnvPrime);
      if (at - start + 1 >= shortestString) hashes.push(hash);
    }
  }
  return hashes;
}

/** FNV-1a of 32 bits. */
function hashOf(text: string, seed: number): number {
  let hash = fnvOffset ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
  }
  return hash;
}

/** The last steps of MurmurHash3, by which each bit of a hash depends on all of its bits. */
function avalanche(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85_eb_ca_6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
