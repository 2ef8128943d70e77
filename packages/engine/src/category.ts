export { categories, type Category } from "@flipworth/guide/category";
