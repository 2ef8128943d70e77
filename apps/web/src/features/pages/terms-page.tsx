import { plans, priceOfPlan } from "@flipworth/contract";
import { paths } from "../../paths.ts";
import { Article, Section } from "./article.tsx";
import { effectiveFrom } from "./policy-dates.ts";
import { SupportMail } from "./support-mail.tsx";

export function TermsPage() {
  return (
    <Article
      title="Terms of Service"
      effective={effectiveFrom}
      lead="What you may expect of Flipworth, and what it expects of you. Using it means that you agree."
    >
      <Section id="who" title="Who may use it">
        <p>
          You must be at least 13 years old. If you are under 18 you need the consent of a parent or
          guardian, who agrees to these terms with you.
        </p>
      </Section>
      <Section id="service" title="What it is">
        <p>
          Flipworth estimates what a listed thing may resell for and what may be left after costs.
          Estimates can be wrong. They are no offer, no appraisal and no financial, tax or legal
          advice, and you alone decide what to buy and at what price. Flipworth is independent of
          every marketplace and selling platform it names.
        </p>
      </Section>
      <Plans />
      <FairUse />
      <Section id="yours" title="What is yours">
        <p>
          Listings, screenshots and words you send stay yours or their owners’. We use them to
          answer you, and keep only what the <a href={paths.privacy}>Privacy Policy</a> lists.
        </p>
      </Section>
      <Section id="liability" title="No warranty, and liability">
        <p>
          Flipworth is provided as it is, without warranty of any kind, and may change, pause or
          end. As far as the law allows, we are not liable for lost profits, for a purchase that
          disappoints, or for other indirect damage. Nothing here takes away rights that the law
          does not let you waive.
        </p>
      </Section>
      <Ending />
      <Section id="law" title="Governing law">
        <p>
          These terms are governed by the law of the US state in which the operator of Flipworth is
          registered, leaving aside its rules on the conflict of laws. Consumer rights of the place
          where you live remain yours.
        </p>
      </Section>
      <Section id="contact" title="Contact">
        <p>
          Write to <SupportMail />.
        </p>
      </Section>
    </Article>
  );
}

function Plans() {
  return (
    <Section id="plans" title="Plans and payment">
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <strong>{plan.name}</strong>:{" "}
            {plan.pricePerMonth === 0 ? "$0" : `$${priceOfPlan(plan)} per month`},{" "}
            {plan.analysesPerMonth} analyses a month
            {plan.id === "free" ? ", up to 5 favorite deals" : ", unlimited saved deals"}
            {plan.id === "power_flipper" &&
              "; 250 is a soft cap for fair use, contact support for more"}
            .
          </li>
        ))}
      </ul>
      <p>
        A paid plan is a monthly subscription, charged through a card payment provider, that renews
        until you cancel it from your account. Unused analyses do not carry over into the next
        month. Without an account you have the Free plan’s analyses, and no saved deals.
      </p>
    </Section>
  );
}

function FairUse() {
  return (
    <Section id="fair-use" title="Fair use">
      <ul>
        <li>Do not get around the limits, for example with many installs or accounts.</li>
        <li>Do not attack, overload or probe the service, or use somebody else’s secret.</li>
        <li>Do not send what you have no right to share, or anything unlawful.</li>
        <li>Follow the rules of the marketplaces you visit.</li>
      </ul>
    </Section>
  );
}

function Ending() {
  return (
    <Section id="ending" title="Ending and changes">
      <p>
        You may stop at any time; with an account, deleting it cancels a paid plan. We may end
        access that breaks these terms. When the terms change, this page says so with a new date,
        and going on after that day means that you agree.
      </p>
    </Section>
  );
}
