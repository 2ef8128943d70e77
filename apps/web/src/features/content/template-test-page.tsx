import { CallToAction } from "../../components/content/call-to-action.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { LinkList, type NamedLink } from "../../components/content/link-list.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";

type TemplateTestPageProps = {
  head: ContentHead;
  categories: readonly NamedLink[];
  /** The first of them; `cityCount` is all. */
  cities: readonly NamedLink[];
  cityCount: number;
  brands: readonly NamedLink[];
};

export function TemplateTestPage(props: TemplateTestPageProps) {
  const { head, categories, cities, cityCount, brands } = props;
  const total = categories.length + cityCount + brands.length;
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="Template test page"
        lead="One link for each generated guide, for checking a template."
        badges={[
          `${categories.length} categories`,
          `${cityCount} cities`,
          `${brands.length} brands`,
          `${total} in total`,
        ]}
      />
      <IndexSection title="Category guides">
        <LinkList links={categories} />
      </IndexSection>
      <IndexSection title="City guides">
        <LinkList links={cities} />
        <p className="pt-2 text-sm text-soft">+ {cityCount - cities.length} more</p>
      </IndexSection>
      <IndexSection title="Brand guides">
        <LinkList links={brands} />
      </IndexSection>
      <CallToAction
        title="The call to action that ends every template"
        actions={[{ text: "Get the extension", href: paths.extension }]}
      >
        Ten flips a month are free, with no signup.
      </CallToAction>
    </div>
  );
}
