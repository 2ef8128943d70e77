import { freeCreditsPerMonth } from "@flipworth/contract";
import { paths } from "../../paths.ts";
import { Article, Contents, Section, type SectionName } from "./article.tsx";
import { GuideQuestions } from "./guide-questions.tsx";
import { SupportMail } from "./support-mail.tsx";

const start: SectionName = { id: "start", title: "Getting started" };
const tips: SectionName = { id: "tips", title: "Pro tips" };
const limits: SectionName = { id: "limits", title: "Scan limits" };
const saving: SectionName = { id: "saving", title: "Saving deals" };
const disclaimers: SectionName = { id: "disclaimers", title: "Disclaimers" };
const questions: SectionName = { id: "questions", title: "Questions" };

export function GuidePage() {
  return (
    <Article
      title="Getting the Most from Flipworth"
      lead="How to get a good answer, what it means, what it costs, and what it cannot know."
    >
      <Contents sections={[start, tips, limits, saving, disclaimers, questions]} />
      <GettingStarted />
      <ProTips />
      <ScanLimits />
      <Section {...saving}>
        <p>
          With an account on the Free plan you can save up to 5 favorite deals; the paid plans save
          as many as you like. <a href={paths.signUp}>Sign up</a> to save deals and to see your
          history on every device.
        </p>
        <p>
          Without an account, “Copy link” below an answer at{" "}
          <a href={paths.analyze}>Analyze a listing</a> keeps the listing’s words in a link that
          fills the form again.
        </p>
      </Section>
      <Disclaimers />
      <Section {...questions}>
        <GuideQuestions />
        <p>
          Another question? Write to <SupportMail />.
        </p>
      </Section>
    </Article>
  );
}

function GettingStarted() {
  return (
    <Section {...start}>
      <ol>
        <li>
          <a href={paths.installationGuide}>Install the extension</a>, or open{" "}
          <a href={paths.analyze}>Analyze a listing</a>, which needs no installing.
        </li>
        <li>
          Open a listing and press the Flipworth button. On the page, drop a screenshot or paste the
          listing’s text.
        </li>
        <li>
          Read the verdict first, then the reasons. Look at the highest price to pay before you
          write to the seller, and at the sold listings before you drive.
        </li>
      </ol>
      <p>
        An answer takes under 30 seconds, and usually about a second. <strong>Buy</strong> means a
        chance of at least 60% to make $10 and a 30% return on the price, with a confidence that is
        not Low and no warning that speaks against it. <strong>Negotiate</strong> names the price at
        which it would be one, <strong>Skip</strong> says that no realistic price is.{" "}
        <strong>Check</strong> says what else the listing may be and what to ask, and{" "}
        <strong>Likely scam</strong> shows the signs.
      </p>
    </Section>
  );
}

function ProTips() {
  return (
    <Section {...tips}>
      <ul>
        <li>
          Keep the browser’s zoom at 90–110% where a picture is read. Smaller letters are misread,
          larger ones push the listing out of view.
        </li>
        <li>Have the whole listing in view: main picture, title, price and description.</li>
        <li>
          Exact names help most. “DeWalt DCF887” gives a narrow range, “DeWalt drill” a wide one,
          and “power tool” none at all. Add the model number when the listing has it only in a
          photo.
        </li>
        <li>State the condition. A thing sold for parts is valued as that.</li>
        <li>
          Analyze a mixed lot piece by piece: several things at one price have no single value.
        </li>
        <li>
          A range is where 8 in 10 sales are expected to end. Plan with its middle, and be ready for
          its lower end.
        </li>
      </ul>
    </Section>
  );
}

function ScanLimits() {
  return (
    <Section {...limits}>
      <p>
        {freeCreditsPerMonth} analyses a month are free, without signup and without a card. The
        month begins on the day of your first analysis and new ones come on that day of each month,
        at midnight UTC. Side Hustler has 50 a month, Power Flipper 250, a soft cap for fair use:
        write to <SupportMail /> for more. <a href={paths.pricing}>All plans</a>.
      </p>
      <h3>What costs no analysis</h3>
      <ul>
        <li>“Not enough evidence”: no range, no charge.</li>
        <li>A check or a likely scam: it says what to find out, not what the deal brings.</li>
        <li>A refusal, such as a picture that cannot be read or a page that sells nothing.</li>
        <li>A failure on our side.</li>
        <li>“Try again” after a failure, even when the first try did get through.</li>
      </ul>
      <p>
        “Analyze again” after an answer reads the page anew and counts as one more. A network that
        sends very many free requests in a day is asked to wait.
      </p>
    </Section>
  );
}

function Disclaimers() {
  return (
    <Section {...disclaimers}>
      <ul>
        <li>
          Every figure is an estimate. Prices move, and what a thing fetches depends on its state,
          the season and your patience.
        </li>
        <li>
          Flipworth judges what the listing says. It cannot see a fault that nobody mentions, or
          tell a good copy from the real thing.
        </li>
        <li>
          Fees are taken from the selling platforms’ published rates as of a date that the answer
          names. Check the platform’s own page before you rely on a cent.
        </li>
        <li>It is no financial, tax or legal advice. The decision to buy is yours.</li>
        <li>
          Flipworth belongs to none of the marketplaces it reads, and none of them endorses it.
        </li>
      </ul>
    </Section>
  );
}
