import { paths } from "../../paths.ts";
import { Article, Section } from "./article.tsx";
import { SupportMail } from "./support-mail.tsx";

export function AboutPage() {
  return (
    <Article
      title="About Flipworth"
      lead="Flipworth tells people who buy and resell secondhand things whether a listing is worth the drive."
    >
      <Section id="why" title="Why it exists">
        <p>
          A good flip is decided in a minute, on a phone, with somebody else already writing to the
          seller. What the thing sells for, what the fees take and how sure anybody can be are all
          knowable, and tedious to work out. Flipworth works them out and shows how.
        </p>
      </Section>
      <Section id="promises" title="What we hold ourselves to">
        <ul>
          <li>
            <strong>Price-blind.</strong> What the seller asks never changes what we say it is
            worth.
          </li>
          <li>
            <strong>Honest ranges.</strong> When the evidence is too thin there is no range, no Buy
            and no charge.
          </li>
          <li>
            <strong>Dated fees.</strong> Each platform’s rates carry the date from which they hold,
            and are worked out to the cent.
          </li>
          <li>
            <strong>Work shown.</strong> Every figure names the evidence behind it.
          </li>
          <li>
            <strong>Private.</strong> Nothing is read before you ask, and screenshots are never
            stored.
          </li>
        </ul>
      </Section>
      <Section id="limits" title="What it is not">
        <p>
          It is no appraisal and no promise: it judges a listing by its words and cannot hold the
          thing in its hand. An AI listing assistant, profit tracking and market trends are coming
          soon; none of them is here yet.
        </p>
      </Section>
      <Section id="on" title="Say hello">
        <p>
          Write to <SupportMail />, <a href={paths.join}>join the mission</a>, or{" "}
          <a href={paths.analyze}>analyze a listing</a> and tell us where the answer was wrong.
        </p>
      </Section>
    </Article>
  );
}
