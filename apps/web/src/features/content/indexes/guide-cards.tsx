import { IndexCard } from "../../../components/content/index-card.tsx";
import {
  CardGrid,
  FoldedIndexSection,
  IndexSection,
} from "../../../components/content/index-section.tsx";

export type GuideCard = { path: string; title: string; text: string };

type GuideCardsProps = { title: string; guides: readonly GuideCard[]; isFolded?: boolean };

/** A titled part of an index whose cards each lead to a guide. */
export function GuideCards({ title, guides, isFolded = false }: GuideCardsProps) {
  const Section = isFolded ? FoldedIndexSection : IndexSection;
  return (
    <Section title={title}>
      <CardGrid>
        {guides.map(({ path, ...words }) => (
          <IndexCard key={path} href={path} {...words} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The two ways on at the end of an index. */
export function WhereNext({ guides }: { guides: readonly [GuideCard, GuideCard] }) {
  return (
    <IndexSection title="Where next">
      <ul className="grid gap-4 sm:grid-cols-2">
        {guides.map(({ path, ...words }) => (
          <IndexCard key={path} href={path} {...words} />
        ))}
      </ul>
    </IndexSection>
  );
}
