import { Trends, Watches } from "@flipworth/contract";
import { expect, test, vi } from "vitest";
import type { Mailer } from "../../../mail-port.ts";
import { smtpMailer } from "../../../providers/mail/smtp.ts";
import { guideHere } from "../../../testing/stand-ins/engine-here.ts";
import { smtpStandIn } from "../../../testing/stand-ins/smtp-stand-in.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { sendDueDigest } from "./digest.ts";

const days = ["02", "03", "04", "05", "06", "07", "08"];
const linesOf = (month: string, price: number) =>
  days.map((day) => `Apple iPhone 13 128GB,${price},${month}-${day},Used - Good`);
const csv = ["Title,Price,Date,Condition", ...linesOf("2026-05", 200), ...linesOf("2026-11", 240)];
const from = "Flipworth <news@flipworth.test>";
const hourMs = 3_600_000;
const weekMs = 168 * hourMs;

async function mailing(mailer: Mailer) {
  let now = Date.parse("2026-11-22T12:00:00Z");
  const clock = () => new Date(now);
  const { signedIn, anybody } = await testApp({ mailer, clock });
  const { database } = await testDatabase();
  const siteOrigin = "https://flipworth.test";
  const parts = { database, guide: guideHere, isSharing: false, siteOrigin, clock };
  const server = (via: Mailer = mailer) => sendDueDigest({ ...parts, mailer: via });
  return {
    anybody,
    server,
    wait: (ms: number) => (now += ms),
    /** Somebody whose iPhone 13 is up by 20 %. */
    watcher: async (name: string, choices: { watches?: boolean; agrees?: boolean } = {}) => {
      const { watches = true, agrees = true } = choices;
      const person = signedIn(name);
      await person.post("/api/sales/imports", { csv: csv.join("\n"), marketplace: "eBay" });
      const sold = async () => Trends.parse((await person.get("/api/trends")).body).sold;
      await vi.waitFor(async () => expect(await sold()).toBe(14), {
        timeout: 10_000,
        interval: 20,
      });
      if (watches) await person.put("/api/watches/things/apple-iphone-13", {});
      if (agrees) await person.put("/api/watches/digest", { isOn: true });
      return person;
    },
    everybody: async () => {
      while (await server()) void now;
    },
    onePerson: async () => server().catch((error: unknown) => String(error)),
  };
}

const digestOf = async (person: Agent) =>
  Watches.parse((await person.get("/api/watches")).body).digest;
const headerOf = (mail: string | undefined, name: string) =>
  new RegExp(`^${name}: (.*)$`, "mi").exec(mail ?? "")?.[1];

test.each([
  ["a form", new URLSearchParams({ "List-Unsubscribe": "One-Click" })],
  ["a form in parts", formInParts()],
])(
  "a mail program unsubscribes in one press, as RFC 8058 has it, by %s and without a cookie",
  async (_name, body) => {
    const smtp = await smtpStandIn();
    const { anybody, watcher, wait, everybody } = await mailing(
      smtpMailer({ url: smtp.url, from }),
    );
    const ana = await watcher("ana");
    wait(weekMs + 1);
    await everybody();

    const [mail] = smtp.mails;
    expect(headerOf(mail, "To")).toContain("ana@example.com");
    expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const link = headerOf(mail, "List-Unsubscribe")?.match(
      /^<https:\/\/flipworth\.test(\/[^>,]+)>$/,
    )?.[1];
    const pressed = await anybody.raw(link ?? "", { method: "POST", body });

    expect([pressed.status, pressed.headers.get("set-cookie")]).toEqual([200, null]);
    expect((await digestOf(ana)).isOn).toBe(false);
    // In every mail there is the same way out in words.
    expect(mail?.split("\n\n").at(-1)).toContain(link);
  },
);

function formInParts() {
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  return form;
}

test("only who watches, agreed and has not left is written to", async () => {
  const smtp = await smtpStandIn();
  const { watcher, wait, everybody } = await mailing(smtpMailer({ url: smtp.url, from }));
  await watcher("ana", { agrees: false });
  await watcher("ben", { watches: false });
  const cid = await watcher("cid");
  await cid.put("/api/watches/digest", { isOn: false });
  const dot = await watcher("dot");
  await dot.delete("/api/account");
  await watcher("eve");

  wait(weekMs + 1);
  await everybody();

  expect(smtp.mails.map((mail) => headerOf(mail, "To"))).toEqual(["eve@example.com"]);
});

test("several servers at once write one mail", async () => {
  const smtp = await smtpStandIn();
  const { watcher, wait, server } = await mailing(smtpMailer({ url: smtp.url, from }));
  await watcher("ana");
  wait(weekMs + 1);

  await Promise.all(Array.from({ length: 6 }, () => server()));

  expect(smtp.mails).toHaveLength(1);
});

test("an address that no server takes holds up nobody, and is tried again after an hour, once taken for all", async () => {
  const [refusing, taking] = [await smtpStandIn({ refuses: true }), await smtpStandIn()];
  const [no, yes] = [refusing, taking].map(({ url }) => smtpMailer({ url, from }));
  let isRefused = true;
  const mailer: Mailer = {
    send: async (mail) => {
      const one = mail.to === "ana@example.com" && isRefused ? no : yes;
      await one?.send(mail);
    },
  };
  const { watcher, wait, everybody, onePerson } = await mailing(mailer);
  await watcher("ana");
  wait(1);
  await watcher("ben");
  wait(weekMs + 1);

  // Ana has waited for longer, and fails; Ben is next.
  expect(await onePerson()).toContain("nobody here");
  await everybody();
  expect(taking.mails.map((mail) => headerOf(mail, "To"))).toEqual(["ben@example.com"]);

  isRefused = false;
  wait(hourMs + 1);
  await everybody();
  expect(taking.mails.map((mail) => headerOf(mail, "To"))).toEqual([
    "ben@example.com",
    "ana@example.com",
  ]);
  wait(weekMs + 1);
  await everybody();
  expect(taking.mails).toHaveLength(2);
});

test("a thing that settled and rises as far again has moved again", async () => {
  const smtp = await smtpStandIn();
  const { watcher, wait, everybody } = await mailing(smtpMailer({ url: smtp.url, from }));
  const ana = await watcher("ana");
  const weeksLater = async (weeks: number, lines: readonly string[] = []) => {
    wait(weeks * weekMs + 1);
    ana.signInAnew();
    const more = ["Title,Price,Date,Condition", ...lines].join("\n");
    if (lines.length > 0) await ana.post("/api/sales/imports", { csv: more, marketplace: "eBay" });
    const shown = async () =>
      Watches.parse((await ana.get("/api/watches")).body).things[0]?.movement?.count;
    if (lines.length > 0) await vi.waitFor(async () => expect(await shown()).toBe(7), 10_000);
    await everybody();
  };

  await weeksLater(1);
  expect(smtp.mails).toHaveLength(1);
  await weeksLater(22, linesOf("2027-03", 219));
  expect(smtp.mails).toHaveLength(1);
  await weeksLater(17, linesOf("2027-07", 265));

  expect(smtp.mails).toHaveLength(2);
  expect(smtp.mails[1]).toContain("Apple iPhone 13: up ");
  await weeksLater(1);
  expect(smtp.mails).toHaveLength(2);
});

test("a server that dies with the mail just sent does not make another send it again", async () => {
  const smtp = await smtpStandIn();
  const mailer = smtpMailer({ url: smtp.url, from });
  const { watcher, wait, server, everybody } = await mailing(mailer);
  await watcher("ana");
  wait(weekMs + 1);
  const dying: Mailer = {
    send: async (mail) => {
      await mailer.send(mail);
      await new Promise<never>(() => {});
    },
  };

  void server(dying);
  await expect.poll(() => smtp.mails.length, { timeout: 10_000 }).toBe(1);
  for (let week = 0; week < 3; week++) {
    wait(weekMs + 1);
    await everybody();
  }

  expect(smtp.mails).toHaveLength(1);
});
