import { brands } from "../../catalogue/brands.ts";
import { cityLabel } from "../../catalogue/cities.ts";
import { brandPath, cityCategoryPath, cityPath, guidePath } from "../../paths.ts";
import type { CityCategoryContext } from "./city-category-context.ts";
import { dollars, priceWorth } from "./city-category-prices.ts";
import { nearbyCities } from "./city-nearby.ts";
import type { GuidePage, GuideSection, RichText } from "../guide-page.ts";

/** Only what differs in this city; what holds everywhere is one link away. */
export function cityCategorySections(context: CityCategoryContext): GuidePage["sections"] {
  const { city, category, notes } = context;
  return [
    { title: `What sells in ${city.name}`, content: notes.more },
    {
      title: "Where to look",
      content: notes.find ?? `[${city.name}, by area](${cityPath(city)})`,
    },
    {
      title: "What to check",
      content: lines(
        notes.check ?? "",
        `[All checks: ${category.plural}](${guidePath(category.slug)})`,
      ),
    },
    whatToPay(context),
    whenToSell(context),
  ];
}

/** From which typical price on a town is worth a drive for one thing alone. */
function whatToPay({ place, category }: CityCategoryContext): GuideSection {
  const nearestFirst = place.suburbs.toSorted(([, , one], [, , other]) => one - other);
  const steps = [0, Math.floor(nearestFirst.length / 2), nearestFirst.length - 1];
  const rows = steps.flatMap((step) => {
    const suburb = nearestFirst[step];
    if (suburb === undefined) return [];
    const [name, , miles] = suburb;
    return [`- ${name}: ${dollars(priceWorth(miles, category.slug))}+`];
  });
  return { title: "What it must sell for to be worth the drive", content: rows.join("\n") };
}

function whenToSell(context: CityCategoryContext): GuideSection {
  const { city, category, notes } = context;
  const named = brands.filter((brand) => brand.category === category.slug);
  const links = [
    ...nearbyCities(city).map(
      ({ city: other }) =>
        `[${category.name} in ${cityLabel(other)}](${cityCategoryPath(other, category.slug)})`,
    ),
    ...named.map(({ name, slug }) => `[${name}](${brandPath(slug)})`),
    `[${cityLabel(city)}](${cityPath(city)})`,
  ];
  return {
    title: notes.sell === undefined ? "What to read next" : "Selling, and what to read next",
    content: lines(notes.sell ?? "", links.map((link) => `- ${link}`).join("\n")),
  };
}

function lines(...parts: readonly string[]): RichText {
  return parts.filter((part) => part !== "").join("\n\n");
}
