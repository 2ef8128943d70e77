import type { IconName } from "@flipworth/content";
import { buttonClasses } from "@flipworth/ui";
import { Icon } from "../../components/icon.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import type { CampaignSample } from "../../lib/pages/campaign-sample.ts";
import { paths } from "../../paths.ts";
// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import campaignScript from "./campaign-script.ts?worker&url";
import { MockUp } from "./mock-up.tsx";

type CampaignPageProps = {
  head: ContentHead;
  headline: string;
  subtitle: string;
  sample: CampaignSample;
  features: readonly { title: string; text: string; icon: IconName }[];
  tags: Readonly<Record<string, string>>;
};

export function CampaignPage(props: CampaignPageProps) {
  const { head, headline, subtitle, sample, features, tags } = props;
  return (
    <div className="flex flex-col gap-14">
      <div className="grid items-start gap-10 lg:grid-cols-2">
        <PageHeader trail={head.trail} title={headline} lead={subtitle}>
          <p className="pt-3">
            <CampaignLink tags={tags}>Add to Chrome, free</CampaignLink>
          </p>
        </PageHeader>
        <MockUp sample={sample} />
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        {features.map(({ title, text, icon }) => (
          <li
            key={title}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
          >
            <Icon name={icon} />
            <h2 className="font-semibold">{title}</h2>
            <p className="text-sm text-pretty text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <section className="flex flex-col items-start gap-6 rounded-card bg-ink px-6 py-12 text-surface sm:px-12">
        <h2 className="max-w-2xl text-3xl font-semibold tracking-tight text-balance">
          Try it before you message the seller
        </h2>
        <CampaignLink tags={tags} isOnInk>
          Get the extension
        </CampaignLink>
      </section>
      <script src={campaignScript} defer />
    </div>
  );
}

type CampaignLinkProps = {
  tags: CampaignPageProps["tags"];
  isOnInk?: boolean;
  children: string;
};

/**
 * Leads to the store in a tab of its own, with the tags that tell this campaign's visits apart. The
 * script writes the store's address before them where the extension is listed.
 */
function CampaignLink({ tags, isOnInk = false, children }: CampaignLinkProps) {
  return (
    <a
      href={`${paths.extensionInstallationGuide}?${new URLSearchParams(tags).toString()}`}
      target="_blank"
      rel="noopener"
      data-campaign-link=""
      className={
        isOnInk
          ? "inline-flex min-h-11 items-center rounded-control bg-surface px-5 text-sm font-medium text-ink outline-offset-4 hover:bg-surface/85 focus-visible:outline-surface"
          : buttonClasses()
      }
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
