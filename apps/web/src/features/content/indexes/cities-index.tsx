import { contentPaths } from "@flipworth/content";
import { buttonClasses } from "@flipworth/ui";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { IndexCard } from "../../../components/content/index-card.tsx";
import { IndexSection } from "../../../components/content/index-section.tsx";
import { LinkList, type NamedLink } from "../../../components/content/link-list.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";

type CitiesIndexProps = {
  head: ContentHead;
  badges: readonly string[];
  combinations: readonly { path: string; title: string; text: string }[];
  /** The largest; the others are on the sitemap. */
  cities: readonly { path: string; name: string; population: number }[];
  cityCount: number;
  categories: readonly NamedLink[];
};

export function CitiesIndex(props: CitiesIndexProps) {
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={props.head.trail}
        title="Marketplace guides by city"
        lead="The same drill can be a good deal in Phoenix and a bad one in Detroit. Find your city, or the category you sell there."
        badges={props.badges}
      >
        <p className="text-sm text-soft">
          {props.cityCount} cities have guides so far.{" "}
          <a href={paths.accuracy} className="underline underline-offset-4">
            What our claims mean
          </a>
        </p>
      </PageHeader>
      <IndexSection title="Popular combinations">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {props.combinations.map(({ path, title, text }) => (
            <IndexCard key={path} href={path} title={title} text={text} />
          ))}
        </ul>
      </IndexSection>
      <IndexSection title="Cities">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {props.cities.map(({ path, name, population }) => (
            <IndexCard
              key={path}
              href={path}
              title={name}
              note={`${population.toLocaleString("en-US")} residents`}
            />
          ))}
        </ul>
        <p className="pt-6">
          <a href={contentPaths.sitemap} className={buttonClasses({ look: "quiet" })}>
            View All {props.cityCount} Cities
          </a>
        </p>
      </IndexSection>
      <IndexSection title="Product categories">
        <LinkList links={props.categories} />
      </IndexSection>
      <CallToAction
        title="See what a listing near you is worth"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        It reads the listing you have open and shows the most you should pay. Ten flips a month are
        free.
      </CallToAction>
    </div>
  );
}
