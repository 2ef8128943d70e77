import type { GuidePage } from "@flipworth/content";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { LinkList, type NamedLink } from "../../components/content/link-list.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { paths } from "../../paths.ts";
import { TextSections } from "./article-parts.tsx";
import { LocalPrices, SellersSay } from "./local-prices.tsx";
import { MetroMap } from "./metro-map.tsx";
import { PriceBands } from "./price-bands.tsx";

/** Where a guide's reader may go next. */
type RelatedGuides = { title: string; links: readonly NamedLink[] };

type GuideViewProps = { guide: GuidePage; related: readonly RelatedGuides[] };

/** A generated guide of any kind. */
export function GuideView({ guide, related }: GuideViewProps) {
  const { hero, cta } = guide;
  // What differs in a city comes before prices that are the same everywhere.
  const isLocal = guide.localPrices !== undefined;
  return (
    <article className="flex flex-col gap-10">
      <PageHeader trail={guide.breadcrumbs} title={hero.headline} lead={hero.subtitle}>
        <div className="flex flex-wrap gap-x-2 text-sm">
          <span className="text-soft">Look for:</span>
          <ul aria-label="Look for" className="flex flex-wrap gap-x-2">
            {hero.topItems.map((item) => (
              <li key={item} className="font-medium not-last:after:content-[',']">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </PageHeader>
      <div className="grid items-start gap-10 lg:grid-cols-2">
        {isLocal && <TextSections sections={guide.sections} />}
        <div className="flex flex-col gap-6 lg:order-last">
          {guide.map && <MetroMap {...guide.map} />}
          {guide.localPrices && <LocalPrices rows={guide.localPrices} />}
          <PriceBands bands={guide.bands} />
          {guide.sellersSay && <SellersSay figures={guide.sellersSay} />}
        </div>
        {!isLocal && <TextSections sections={guide.sections} isFolded />}
      </div>
      {related.map(({ title, links }) => (
        <IndexSection key={title} title={title}>
          <LinkList links={links} />
        </IndexSection>
      ))}
      <CallToAction
        title={cta.headline}
        actions={[
          { text: cta.buttonText, href: cta.buttonLink },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        {cta.description}
      </CallToAction>
    </article>
  );
}
