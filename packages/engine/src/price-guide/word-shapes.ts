// What a word looks like, whatever it means. A token's key is letters or digits, never both; a
// phrase of several words may hold either.

/** "256": nothing but digits. */
export const isWholeNumber = (word: string | undefined): boolean =>
  word !== undefined && /^\d+$/.test(word);

/** "8", "13": a number of one or two digits, as generations and sizes have. */
export const isShortNumber = (word: string | undefined): boolean =>
  word !== undefined && word.length <= 2 && isWholeNumber(word);

/** "qc 35": a number stands somewhere in it. */
export const hasDigit = (words: string | undefined): boolean =>
  words !== undefined && /\d/.test(words);

/** "6 x 9": the number comes first. */
export const beginsWithDigit = (words: string | undefined): boolean =>
  words !== undefined && /^\d/.test(words);

/** "xs", "chair": nothing but letters. */
export const isLetters = (word: string | undefined): boolean =>
  word !== undefined && /^[a-z]+$/.test(word);

/** "bed", "chair": nothing but letters, and more than a unit, a size or a model's code has. */
export const isPlainWord = (word: string | undefined): boolean =>
  word !== undefined && word.length >= 3 && isLetters(word);

/** "ps 5 slim": one of its words is plain. */
export const hasPlainWord = (words: string): boolean => /[a-z]{3}/.test(words);
