import { AccountExport } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { ConfigError } from "../../config/config-error.ts";
import { readConfig } from "../../config.ts";
import { askEarlierSubscriber } from "./ask-to-confirm.ts";
import { eraseUnconfirmed } from "../../db/erase-unconfirmed.ts";
import { smtpMailer } from "../../providers/mail/smtp.ts";
import { smtpStandIn } from "../../testing/stand-ins/smtp-stand-in.ts";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const from = "Flipworth <news@flipworth.test>";
const page = { method: "POST", headers: { origin: "https://flipworth.test" } };
/** As mail programs press it for a person: RFC 8058. */
const onePress = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };

async function stored(email: string) {
  const { database } = await testDatabase();
  const { rows } = await database.execute(
    sql`select confirmed_at from newsletter_subscribers where email = ${email}`,
  );
  if (!rows[0]) return "not stored";
  return rows[0]["confirmed_at"] ? "confirmed" : "unconfirmed";
}

async function signedUp(email: string) {
  const smtp = await smtpStandIn();
  const { anybody } = await testApp({ mailer: smtpMailer({ url: smtp.url, from }) });
  const reply = await anybody.post("/api/newsletter", { email });
  expect(reply.body).toEqual({ subscribed: true, needsConfirmation: true });
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), { timeout: 5_000 });
  const mail = smtp.mails[0] ?? "";
  const link = (purpose: string) =>
    new RegExp(`https://flipworth.test(/api/newsletter/${purpose}\\S+[0-9a-f]{64})`).exec(
      mail,
    )?.[1] ?? "no link";
  return {
    anybody,
    mail,
    mails: smtp.mails,
    confirm: link("confirm"),
    unsubscribe: link("unsubscribe"),
  };
}

test("an address counts once the person pressed the button behind the link in its mail", async () => {
  const { anybody, mail, confirm } = await signedUp("fay+news@example.com");
  expect(mail).toContain("To: fay+news@example.com");
  expect(mail).toContain(`From: ${from}`);
  expect(await stored("fay+news@example.com")).toBe("unconfirmed");

  const opened = await anybody.raw(confirm);
  expect(await opened.text()).toContain("<button>Confirm</button>");
  expect(await stored("fay+news@example.com")).toBe("unconfirmed");
  await anybody.raw(confirm, page);

  expect(await stored("fay+news@example.com")).toBe("confirmed");
});

test("the export of the account says when its address was confirmed", async () => {
  const { anybody, confirm } = await signedUp("noa@example.com");
  await anybody.raw(confirm, page);
  const { signedIn } = await testApp();

  const { newsletter } = AccountExport.parse(
    (await signedIn("noa").get("/api/account/export")).body,
  );

  expect(newsletter).toMatchObject({
    email: "noa@example.com",
    confirmedAt: expect.stringMatching(/^2026-11-21T/),
  });
});

test("one press in a mail program ends it, and a page with one button does the same", async () => {
  const { anybody, mail, confirm, unsubscribe } = await signedUp("gus@example.com");
  await anybody.raw(confirm, page);
  expect(mail).toContain(`List-Unsubscribe: <https://flipworth.test${unsubscribe}>`);
  expect(mail).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

  expect(await (await anybody.raw(unsubscribe)).text()).toContain("<button>Unsubscribe</button>");
  expect(await stored("gus@example.com")).toBe("confirmed");
  expect((await anybody.raw(unsubscribe, onePress)).status).toBe(200);
  expect(await stored("gus@example.com")).toBe("not stored");

  // Twice is no error, and an old link puts nobody on the list.
  expect(await (await anybody.raw(unsubscribe, page)).text()).toContain("off the list");
  expect(await (await anybody.raw(confirm, page)).text()).toContain("This link is over");
  expect(await stored("gus@example.com")).toBe("not stored");
});

test("a link for somebody else's address, or for something else, does nothing", async () => {
  const { anybody, confirm, unsubscribe } = await signedUp("hal@example.com");
  const forged = [
    unsubscribe.replace("hal", "ivy"),
    confirm.replace("confirm", "unsubscribe"),
    unsubscribe.replace(/signature=.*/, ""),
    unsubscribe.slice(0, -1),
  ];

  for (const link of forged) expect((await anybody.raw(link, page)).status).toBe(400);
  expect(await stored("hal@example.com")).toBe("unconfirmed");
});

test("typed again within the hour, an address gets no second mail, and the answer is the same", async () => {
  const { anybody, mails, confirm } = await signedUp("joe@example.com");
  await anybody.post("/api/newsletter", { email: "joe@example.com" });
  await anybody.raw(confirm, page);

  const reply = await anybody.post("/api/newsletter", { email: "JOE@example.com" });

  expect(reply.body).toEqual({ subscribed: true, needsConfirmation: true });
  expect(mails).toHaveLength(1);
  expect(await stored("joe@example.com")).toBe("confirmed");
});

test("an address that nobody confirmed goes after seven days; others stay", async () => {
  const { database } = await testDatabase();
  const { anybody: withoutMail } = await testApp();
  await withoutMail.post("/api/newsletter", { email: "old@example.com" });
  await signedUp("kim@example.com");
  const { anybody, confirm } = await signedUp("lea@example.com");
  await anybody.raw(confirm, page);

  await eraseUnconfirmed(database, new Date("2026-11-28T11:59:00Z"));
  expect(await stored("kim@example.com")).toBe("unconfirmed");
  await eraseUnconfirmed(database, new Date("2026-11-28T12:01:00Z"));

  expect(await stored("kim@example.com")).toBe("not stored");
  expect(await stored("lea@example.com")).toBe("confirmed");
  expect(await stored("old@example.com")).toBe("unconfirmed");
});

test("addresses typed before mail was set up are asked once each, and go when nobody confirms", async () => {
  const { database } = await testDatabase();
  await database.execute(sql`delete from newsletter_subscribers`);
  const { anybody } = await testApp();
  for (const name of ["ola", "pia"]) {
    await anybody.post("/api/newsletter", { email: `${name}@example.com` });
  }
  const smtp = await smtpStandIn();
  const mailer = smtpMailer({ url: smtp.url, from });
  const deps = { database, mailer, siteOrigin: "https://flipworth.test" };
  const now = new Date("2026-11-22T12:00:00Z");

  const asked = [];
  for (let time = 0; time < 3; time++) asked.push(await askEarlierSubscriber(deps, now));
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), { timeout: 5_000 });
  const link = (name: string) =>
    new RegExp(`/api/newsletter/confirm\\?email=${name}\\S+[0-9a-f]{64}`);
  await anybody.raw(link("pia").exec(smtp.mails.join())?.[0] ?? "no link", page);
  await eraseUnconfirmed(database, new Date("2026-11-29T12:01:00Z"));

  expect(asked).toEqual([true, true, false]);
  expect(await stored("ola@example.com")).toBe("not stored");
  expect(await stored("pia@example.com")).toBe("confirmed");
});

test("an earlier address stays as it was while the mail server takes nothing", async () => {
  const { database } = await testDatabase();
  await database.execute(sql`delete from newsletter_subscribers`);
  const { anybody } = await testApp();
  await anybody.post("/api/newsletter", { email: "rex@example.com" });
  const { url } = await smtpStandIn({ refuses: true });
  const deps = {
    database,
    mailer: smtpMailer({ url, from }),
    siteOrigin: "https://flipworth.test",
  };

  await expect(askEarlierSubscriber(deps, new Date("2026-11-22T12:00:00Z"))).rejects.toThrow();
  await eraseUnconfirmed(database, new Date("2026-12-22T12:00:00Z"));

  expect(await stored("rex@example.com")).toBe("unconfirmed");
});

test("an address that the mail server refuses is not kept, and the log says why", async () => {
  const { url } = await smtpStandIn({ refuses: true });
  const { anybody, logged } = await testApp({ mailer: smtpMailer({ url, from }), mayLog: true });

  await anybody.post("/api/newsletter", { email: "max@example.com" });

  await vi.waitFor(() => expect(logged.join()).toContain("mail was not sent"), { timeout: 5_000 });
  expect(await stored("max@example.com")).toBe("not stored");
});

test.each([{ SMTP_URL: "smtp://mail.example" }, { SMTP_FROM: "news@example.com" }])(
  "with %j alone the server does not start",
  (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(/SMTP_(URL|FROM) missing/);
  },
);
