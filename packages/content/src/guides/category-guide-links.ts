import { brands } from "../catalogue/brands.ts";
import { categories, type Category, type CategorySlug } from "../catalogue/categories.ts";
import { cities } from "../catalogue/cities.ts";
import { brandPath, cityCategoryPath, guidePath } from "../paths.ts";

type Related = readonly [CategorySlug, CategorySlug];

/** What the same seller often has as well, or what the same car and bench serve. */
const related: Readonly<Record<CategorySlug, Related>> = {
  electronics: ["office", "musical-instruments"],
  furniture: ["home-decor", "antiques"],
  appliances: ["furniture", "tools"],
  tools: ["garden", "vehicles"],
  "sporting-goods": ["camping", "vehicles"],
  vehicles: ["tools", "sporting-goods"],
  collectibles: ["toys", "books"],
  clothing: ["jewelry", "beauty"],
  "home-decor": ["furniture", "art"],
  books: ["collectibles", "office"],
  toys: ["baby-items", "collectibles"],
  "musical-instruments": ["electronics", "collectibles"],
  jewelry: ["clothing", "antiques"],
  art: ["antiques", "home-decor"],
  antiques: ["furniture", "collectibles"],
  garden: ["tools", "camping"],
  "baby-items": ["toys", "clothing"],
  crafts: ["art", "office"],
  office: ["furniture", "electronics"],
  camping: ["sporting-goods", "garden"],
  beauty: ["clothing", "appliances"],
  "pet-supplies": ["garden", "home-decor"],
};

/** "[furniture](/guides/furniture) and [electronics](/guides/electronics)". */
export function relatedLinks(slug: CategorySlug): string {
  return categories
    .filter((category) => related[slug].includes(category.slug))
    .map(({ plural, slug: other }) => `[${plural}](${guidePath(other)})`)
    .join(" and ");
}

/** Links to the category's pages of three cities; each category names other ones. */
export function cityLinks({ slug, plural }: Category): string {
  const first = categories.findIndex((category) => category.slug === slug) * 3;
  const links = [0, 1, 2].flatMap((step) => {
    const city = cities[(first + step) % cities.length];
    return city ? [`[${plural} in ${city.name}](${cityCategoryPath(city, slug)})`] : [];
  });
  return inWords(links);
}

/** A sentence that leads to the brand guides of the category, or nothing where it has none. */
export function brandSentence({ slug }: Category): string {
  const own = brands.filter(({ category }) => category === slug);
  if (own.length === 0) return "";
  const links = own.map((brand) => `[${brand.name}](${brandPath(brand.slug)})`);
  return `We go deeper into ${inWords(links)}.`;
}

/** "a, b and c". */
export function inWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
