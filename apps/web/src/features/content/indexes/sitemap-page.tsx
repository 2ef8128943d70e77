import type { SitemapGroup } from "@flipworth/content";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { FoldedIndexSection } from "../../../components/content/index-section.tsx";
import { LinkList } from "../../../components/content/link-list.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";

type SitemapPageProps = { head: ContentHead; groups: readonly SitemapGroup[] };

export function SitemapPage({ head, groups }: SitemapPageProps) {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        trail={head.trail}
        title="Sitemap"
        lead="Every public page, in groups. Use your browser’s search to find a city."
      />
      {groups.map(({ name, pages }) => (
        <FoldedIndexSection key={name} title={`${name} (${pages.length})`}>
          <LinkList links={pages.map(({ path, title }) => ({ path, name: title }))} />
        </FoldedIndexSection>
      ))}
      <CallToAction
        title="Or start with a listing"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        The extension finds the right prices for the listing you have open.
      </CallToAction>
    </div>
  );
}
