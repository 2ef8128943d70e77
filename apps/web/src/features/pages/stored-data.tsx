import type { ReactNode } from "react";
import { Section } from "./article.tsx";

/** Derived from the server's tables (apps/server/src/db/schema) and the specification's policy. */
export function StoredData() {
  return (
    <Section id="stored" title="What is stored, and for how long">
      <h3>For everybody</h3>
      <Facts>
        <Fact name="Your install">
          A random id, a digest of its secret, the day it was made, how many analyses you used and
          when the count starts again. Until you ask us to delete it.
        </Fact>
        <Fact name="Analysis history">
          Each answer: the listing’s title, price, condition, category, description, place and
          address as they were read, the figures and the reasons. With it a name and a digest of the
          request, so that a repeat costs nothing. Until you ask us to delete it.
        </Fact>
        <Fact name="Daily counters">
          How often your network asked, under the first part of its address (an IPv4 /24 or an IPv6
          /56), not your full address. Deleted by the running server about an hour after the day of
          counting ends.
        </Fact>
        <Fact name="Newsletter">
          The address you typed, if you asked for it, and the days on which you asked and confirmed.
          Until you press “Unsubscribe” in a mail of ours, ask us to delete it, or delete the
          account that has it. Where we send a mail to confirm it, an address that nobody confirms
          goes after seven days.
        </Fact>
        <Fact name="Error log">
          A failure on our side writes a technical line with the request’s number, which can hold
          parts of what was being stored. Whoever runs the server may also log a line for each
          request: its number, which call, how long it took; and your user id with a sign-in or
          sign-out. Kept as long as they keep logs.
        </Fact>
      </Facts>
      <h3>With an account</h3>
      <Facts>
        <Fact name="Who you are">
          Your user id and email, and your names and profile image URL where the sign-in service
          gives them. We never see your password there.
        </Fact>
        <Fact name="Your plan">
          Plan, credit usage and the moment it resets, and the payment customer and subscription
          ids. Card numbers go to the payment provider and never to us. It also gets your email and
          name. What it reports back to us is kept for 30 days.
        </Fact>
        <Fact name="Your things">
          Saved listings, analysis history, and session data while you are signed in. Also how you
          resell (your settings) and the extensions that you let act for you: in which browser and
          system, since when, and the hour of the last use.
        </Fact>
        <Fact name="Signed-in devices">
          The session data: a digest of the cookie, the browser and system without their versions
          (“Chrome on Windows”), when you signed in, and the hour of the last use. A session ends 30
          days after its last use, 90 days after you signed in, or when you end it in your settings.
        </Fact>
      </Facts>
      <p>
        Account data is kept until you delete the account. One thing stays a little longer: how many
        analyses you used in the month that runs, under a keyed hash of your id at the sign-in
        service, so that nobody gets the free analyses of a month twice. It names nobody, and it is
        deleted after that month ends.
      </p>
      <h3>Never</h3>
      <p>
        <strong>Screenshots are never stored.</strong> They are read in memory and dropped with the
        answer. Backups of the database, where whoever runs the server makes them, hold what the
        database held on their day.
      </p>
    </Section>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line border-y border-line">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[10rem_1fr] sm:gap-4">
      <dt className="font-medium">{name}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}
