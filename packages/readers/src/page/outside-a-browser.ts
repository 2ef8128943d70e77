export { parsePage } from "./parse-page.ts";
export { type AnyPage, readAnyPage } from "../read-any-page.ts";
