export { isLanguage, languageFrom, languages, type Language } from "./languages.ts";
export { sayIn, type Say, type SayOf } from "./say.ts";
export {
  defineWords,
  englishVoice,
  type Translated,
  type Translations,
  type Voice,
  type Words,
} from "./words.ts";
export type { Values } from "./write-message.ts";
