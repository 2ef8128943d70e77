import { paths } from "../../paths.ts";
import { Article, Section } from "./article.tsx";
import { effectiveFrom } from "./policy-dates.ts";
import { StoredData } from "./stored-data.tsx";
import { SupportMail } from "./support-mail.tsx";

export function PrivacyPage() {
  return (
    <Article
      title="Privacy Policy"
      effective={effectiveFrom}
      lead="Nothing is read before you ask. Screenshots are never stored. You can have what is stored, and you can have it deleted."
    >
      <WhenRead />
      <RatedPages />
      <StoredData />
      <InYourBrowser />
      <Analytics />
      <Rights />
      <Section id="children" title="Age">
        <p>
          Flipworth is for people of 13 and older, and under 18 only with a parent’s or guardian’s
          consent. If you learn that a younger child has given us data, write to us and we delete
          it.
        </p>
      </Section>
      <Section id="contact" title="Contact">
        <p>
          Questions, copies, deletions: <SupportMail />. The rules of use are in the{" "}
          <a href={paths.terms}>Terms of Service</a>.
        </p>
      </Section>
    </Article>
  );
}

function WhenRead() {
  return (
    <Section id="read" title="What is read, and when">
      <p>
        The extension reads a page when you press its button in the toolbar or on a listing, its
        shortcut or its menu entry, and not before. It takes the listing’s title, price, condition,
        category, place and description, and the page’s address. A picture of the visible page is
        taken only where the site is not one it knows, or where it finds no listing’s words or no
        price on the page, or where you press “Also send a picture of the page”. The site reads what
        you paste, drop or type, when you press Analyze.
      </p>
      <p>
        On the listing pages of Facebook Marketplace, Craigslist, OfferUp and eBay it puts an
        “Analyze Deal” button, which you can switch off. For that, Chrome lets it “read and change
        your data” on those sites; until you press, it only looks at the page’s address. “Check sold
        prices” opens eBay’s sold listings of the thing in a background tab and reads the cards
        there once; “Check Mercari”, Poshmark or Reverb do the same there. Chrome asks you first
        whether it may read that one site, and takes that back on the extension’s page. On the
        site’s analyze page the same press works where the extension is installed; without it, you
        copy that page and paste it. On a page of sold listings, “Use these sales” reads the cards
        that are there, when you press it. Their titles, prices, dates and conditions become part of
        your analysis. If you are signed in, your account remembers them, and sales you enter or
        import, for your next estimates. They are in your download, your settings list them, and
        they go with your account. Nobody else’s estimate uses them unless you turn sharing on and
        whoever runs this server allows it: then the prices you read on results pages are kept once
        more, without your name, under one of 4,096 numbers that many people have in common, and
        those stay when your account goes.
      </p>
      <p>
        That is sent to the Flipworth server, which reads and values it itself. The side panel names
        what was sent. What a seller wrote into a description goes along as it stands; the extension
        does not collect your messages, your contacts or your marketplace account. A picture holds
        whatever was visible.
      </p>
      <p>
        No other company receives the listing or the picture, unless whoever runs this server has
        set up a vision model. Then that model’s provider is shown the picture, with the prices and
        sentences that could be read on it covered, and is told the title and the name of the thing;
        the answer says that a model looked.
      </p>
      <p>
        Where whoever runs this server has set up eBay’s search, eBay is told the name that the
        thing was identified as and whether it is new, used or broken, and neither the listing nor
        who asks; the answer says that eBay was asked.
      </p>
    </Section>
  );
}

function RatedPages() {
  return (
    <Section id="rated" title="Pages you have rated">
      <p>
        On a page of many listings (Facebook Marketplace, Craigslist, OfferUp, eBay, Mercari) “Rate
        this page” reads each card’s title, price, condition, distance and address, and goes on with
        the cards that the page loads while it stays open. They are rated inside your browser, by a
        copy of the price guide that comes with the extension: no listing and no address leaves it,
        and it uses no analysis. The list stays in the tab’s memory until you hide the marks or
        close the tab.
      </p>
      <p>
        It happens after a press on that page. “Always rate pages on…” does it without one, on the
        sites you switch it on for: it is off at first, and Chrome asks you to let Flipworth “read
        and change your data” there. Notices of new likely Buys are off at first as well, and Chrome
        shows them on your device.
      </p>
    </Section>
  );
}

function InYourBrowser() {
  return (
    <Section id="browser" title="What stays in your browser">
      <ul>
        <li>The theme you chose.</li>
        <li>
          The id and the secret of your install, which stand in for an account: one for the site,
          under <code>flipworth.install</code>, and one for the extension and each server it speaks
          to, under <code>install.2</code>.
        </li>
        <li>
          In the extension, its options, and for each tab what the last press read, until the tab or
          the browser is closed.
        </li>
        <li>
          When you sign in, one cookie that keeps you signed in, and on the way there one that ties
          the sign-in to this browser. Without signing in Flipworth itself sets no cookie. Paying
          loads the payment provider’s script, which sets cookies of its own.
        </li>
      </ul>
      <p>
        A link made by “Copy link” carries the listing after the #, which browsers send nowhere.
      </p>
    </Section>
  );
}

function Analytics() {
  return (
    <Section id="analytics" title="Analytics">
      <p>
        Off, unless whoever runs this server has switched it on. Then the site tells Google
        Analytics which page was viewed, with its address and title, and Google’s script may set
        cookies of its own. It is never loaded when your browser sends Do Not Track or Global
        Privacy Control. The page for readers of Reddit may load Reddit’s pixel in the same way, and
        under the same two conditions. The extension has no analytics. We sell no data.
      </p>
    </Section>
  );
}

function Rights() {
  return (
    <Section id="rights" title="Having it exported or deleted">
      <ul>
        <li>
          <strong>With an account</strong>, your settings let you download everything stored about
          you as one file, and delete the account with all of it. Deleting also cancels a paid plan.
        </li>
        <li>
          <strong>Without one</strong>, write to <SupportMail /> with your install’s id, and we send
          or delete what belongs to it. A script can also fetch an install’s analyses with its
          secret, at <code>/api/analyses</code>, and delete the install with all of them, by{" "}
          <code>DELETE /api/installs/me</code>.
        </li>
        <li>
          <strong>On a server of your own</strong>, all of it lies in a database that only you hold.
        </li>
      </ul>
      <p>
        Removing the extension, or clearing this site’s data, deletes the id and the secret from
        your browser. What the server stored stays until you ask, and without the id we cannot tell
        which of it is yours: ask first.
      </p>
    </Section>
  );
}
