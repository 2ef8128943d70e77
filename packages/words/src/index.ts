export { isLanguage, languageFrom, languages, type Language } from "./languages.ts";
export { sayIn, type Say, type SayOf, type Values } from "./say.ts";
export {
  defineWords,
  englishVoice,
  type Translated,
  type Translations,
  type Voice,
  type Words,
} from "./words.ts";
