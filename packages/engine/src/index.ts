export { type Category, categories } from "./category.ts";
