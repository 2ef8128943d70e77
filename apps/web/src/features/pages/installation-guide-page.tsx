import { buttonClasses } from "@flipworth/ui";
import { StoreLink } from "../../components/store-link.tsx";
import { paths } from "../../paths.ts";
import { Article, Section } from "./article.tsx";
import { Picture } from "./picture.tsx";
import { SupportMail } from "./support-mail.tsx";

/** Served by the server from what the extension's build leaves. */
const zip = "/downloads/flipworth-extension.zip";

export function InstallationGuidePage() {
  return (
    <Article
      title="Install the extension"
      lead="Five minutes, once. You need Chrome 116 or newer on a computer; phones do not run extensions."
    >
      <Section id="store" title="From the Chrome Web Store">
        <p>
          Where the extension is listed, <StoreLink>Add to Chrome</StoreLink> leads to its page in
          the store: press <strong>Add to Chrome</strong> there, then <strong>Add extension</strong>
          , and go on with <a href="#use">the first analysis</a>. Where it is not listed yet, that
          link leads here, and you load it by hand.
        </p>
      </Section>
      <ByHand />
      <FirstAnalysis />
      <Permissions />
      <Trouble />
      <Section id="help" title="Help">
        <p>
          Something else? Write to <SupportMail />. Then read{" "}
          <a href={paths.guide}>Getting the Most from Flipworth</a>, or see what more analyses cost
          on <a href={paths.pricing}>the pricing page</a>.
        </p>
      </Section>
    </Article>
  );
}

function ByHand() {
  return (
    <Section id="by-hand" title="By hand, from the zip">
      <ol>
        <li>
          <span className="flex flex-col items-start gap-3">
            Download the extension. It already knows this server.
            <a href={zip} download className={buttonClasses({ look: "quiet" })}>
              Download the zip
            </a>
            <a href={`${zip}.sha256`}>Its SHA-256</a>
          </span>
        </li>
        <li>
          Unpack it into a folder that will stay where it is: Chrome reads the extension from there
          each time it starts.
        </li>
        <li>
          Type <code>chrome://extensions</code> into the address bar.
        </li>
        <li>
          Switch on <strong>Developer mode</strong>, at the top right.
        </li>
        <li>
          Press <strong>Load unpacked</strong> and choose the unpacked folder, the one with{" "}
          <code>manifest.json</code> in it.
        </li>
        <li>
          Press the puzzle piece in the toolbar and then the pin beside Flipworth, so that its
          button is always in sight.
        </li>
      </ol>
      <p>
        To update it, unpack a new zip over the same folder and press the round arrow on Flipworth’s
        card at <code>chrome://extensions</code>.
      </p>
    </Section>
  );
}

function FirstAnalysis() {
  return (
    <Section id="use" title="The first analysis">
      <ol>
        <li>Open a listing, so that its title and price are in view.</li>
        <li>
          Click <strong>Analyze Deal</strong> in the corner of the listing. On other sites, press
          the Flipworth button in the toolbar or <code>Alt+Shift+F</code>.
        </li>
        <li>The card shows what was read, the steps as they finish, and what to do.</li>
      </ol>
      <Picture
        name="panel-before"
        width={400}
        height={260}
        alt="The side panel before a press: “Open a listing, then press the button”."
        caption="Before you press the button, nothing is read."
      />
      <Picture
        name="panel-answer"
        width={400}
        height={608}
        alt="The side panel with an answer for headphones at $45: the verdict, the net profit, the flip score, the confidence, the most to pay and a price axis."
        caption="After it: the answer for a listing we made up."
      />
    </Section>
  );
}

function Permissions() {
  return (
    <Section id="permissions" title="What Chrome lets it do">
      <ul>
        <li>
          “Read and change your data” on Facebook, Craigslist, OfferUp and eBay, to show “Analyze
          Deal” on listings. Until you press it, Flipworth only looks at the page’s address.
        </li>
        <li>
          On any other site, read the tab you are on when you press the toolbar button, its shortcut
          or its menu entry.
        </li>
        <li>
          Nothing more for “Rate this page”, unless you switch on “Always rate pages on…” or
          notices: Chrome asks you then.
        </li>
        <li>
          Read sold listings on eBay, Mercari, Poshmark or Reverb: Chrome asks you for each when you
          first press its button.
        </li>
        <li>Show the side panel and two entries in the right-click menu.</li>
        <li>Keep its settings and its install’s id and secret in your browser.</li>
        <li>
          Talk to the Flipworth server that you downloaded it from. Chrome asks you before it may
          reach another server, or take pictures from the card on a listing.
        </li>
      </ul>
    </Section>
  );
}

function Trouble() {
  return (
    <Section id="trouble" title="When something does not work">
      <ul>
        <li>
          <strong>“We can’t reach Flipworth right now”</strong>: wait a minute and press “Try
          again”. If you run Flipworth yourself, check that it is running and that the address in
          the extension’s options is right.
        </li>
        <li>
          <strong>The shortcut does nothing</strong>: another program has it. Choose your own at{" "}
          <code>chrome://extensions/shortcuts</code>.
        </li>
        <li>
          <strong>“We couldn’t read this page”</strong>: Chrome lets no extension read its own pages
          or the Web Store. On a listing, reload the page and press the button again.
        </li>
        <li>
          <strong>Removing it</strong>: “Remove” on its card at <code>chrome://extensions</code>.
          What it kept in your browser goes with it.
        </li>
      </ul>
    </Section>
  );
}
