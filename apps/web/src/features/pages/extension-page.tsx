import { buttonClasses } from "@flipworth/ui";
import { StoreLink } from "../../components/store-link.tsx";
import { paths } from "../../paths.ts";
import { Article, Section } from "./article.tsx";
import { Picture } from "./picture.tsx";

export function ExtensionPage() {
  return (
    <Article
      title="Flipworth for Chrome"
      lead="Open a listing, press the button, and read in the side panel what the thing sells for, what is left after fees, and whether to buy it."
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-3">
          <StoreLink className={buttonClasses()}>Add to Chrome</StoreLink>
          <a href={paths.extensionInstallationGuide} className={buttonClasses({ look: "quiet" })}>
            Installation guide
          </a>
        </div>
        <SignedOutLinks />
      </div>
      <Picture
        name="panel-answer"
        width={400}
        height={608}
        alt="The side panel on a listing of headphones at $45: the verdict, the net profit, the flip score, the confidence and the most to pay, above a price axis."
        caption="The side panel on a listing we made up."
      />
      <WhatItDoes />
      <Section id="reads" title="It reads when you press, and not before">
        <p>
          The button, <code>Alt+Shift+F</code> and the entry in the right-click menu each let it
          read the tab you are on, that once. Until then it cannot see the page. Screenshots are
          read and thrown away, never stored. <a href={paths.privacy}>The privacy policy</a> says
          what is sent and kept.
        </p>
      </Section>
      <Section id="on" title="Where to go from here">
        <ul>
          <li>
            <a href={paths.guide}>Getting the Most from Flipworth</a>: tips, limits and questions.
          </li>
          <li>
            <a href={paths.pricing}>Pricing</a>: 10 analyses a month are free, with no card.
          </li>
          <li>
            <a href={paths.analyze}>Analyze a listing</a> here and now, without installing anything.
          </li>
        </ul>
      </Section>
    </Article>
  );
}

/** For everybody who is not known to be signed in, so also without JavaScript. */
function SignedOutLinks() {
  return (
    <p data-when="not-in" className="text-sm text-soft">
      It works without an account.{" "}
      <a href={paths.signIn} className="text-ink underline underline-offset-4">
        Log in
      </a>{" "}
      or{" "}
      <a href={paths.signUp} className="text-ink underline underline-offset-4">
        sign up
      </a>{" "}
      to save deals and keep your history.
    </p>
  );
}

function WhatItDoes() {
  return (
    <Section id="does" title="What it does">
      <ul>
        <li>
          Reads the title, price, condition, description and place of a listing on Facebook
          Marketplace, Craigslist, OfferUp and eBay. Any other page is read from a picture of what
          you see.
        </li>
        <li>
          Gives a resale range, the net profit after selling fees and shipping, a flip score, a
          confidence and Buy or Skip, each with its reasons, in under 30 seconds.
        </li>
        <li>Names the highest price that would still be a Buy, so you know what to offer.</li>
        <li>
          Checks sold prices with one press: it opens eBay’s sold listings of the same thing in a
          background tab, reads them and refines the range, and shows you every sale.
        </li>
        <li>Says so when the evidence is too thin for a range. Such an answer costs nothing.</li>
      </ul>
    </Section>
  );
}
