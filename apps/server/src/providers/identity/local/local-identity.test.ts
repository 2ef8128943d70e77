import { createHash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { listen } from "../../../lifecycle/listen.ts";
import { visitor } from "../../../testing/visitor.ts";
import { testApp } from "../../../testing/test-app.ts";
import { localIdentity } from "./local-identity.ts";

/** A server on a free port, whose people sign in at its own provider. */
async function server() {
  const { port, serve, close } = await listen("127.0.0.1", 0);
  onTestFinished(() => close(0));
  const origins = [`http://localhost:${port}`, `http://127.0.0.1:${port}`] as const;
  const local = localIdentity({ ownAddress: origins[1], signInOrigins: origins });
  const { app } = await testApp({
    identity: local.identity,
    identityPages: local.pages,
    signInOrigins: origins,
    allowedOrigins: origins,
    isSecure: false,
  });
  serve(app.fetch);
  return { openBrowser: (host = "127.0.0.1") => visitor(`http://${host}:${port}`) };
}

test.each(["127.0.0.1", "localhost"])(
  "a person on %s says who they are and comes back signed in, on the same host",
  async (host) => {
    const { openBrowser } = await server();
    const person = openBrowser(host);

    const asked = await person.follow("/api/login?returnTo=/pricing");
    const back = await person.fill(asked.path, {
      name: "Ana Maria Silva",
      email: "ana@local.test",
    });

    expect(await asked.reply.text()).toContain("You don't need a password");
    expect([new URL(back.there).hostname, back.path]).toEqual([host, "/pricing"]);
    expect(await person.whoIs()).toMatchObject({
      firstName: "Ana",
      lastName: "Maria Silva",
      email: "ana@local.test",
    });
  },
);

test("the same address is the same account, however it is written and whatever the port", async () => {
  const [first, second] = [await server(), await server()];
  const [before, after] = [first.openBrowser(), second.openBrowser()];
  await before.signIn({ name: "Cleo", email: "Cleo@Local.test" });

  await after.signIn({ name: "Cleo Blue", email: "cleo@local.test" });

  // One account: what the second sign-in says of it shows in the first one's browser.
  expect(await before.whoIs()).toMatchObject({ firstName: "Cleo", lastName: "Blue" });
});

test("the provider remembers nobody: the next sign-in in that browser may be somebody else", async () => {
  const { openBrowser } = await server();
  const shared = openBrowser();
  await shared.signIn({ name: "Dora", email: "dora@local.test" });

  await shared.signIn({ name: "Emil", email: "emil@local.test" });

  expect(await shared.whoIs()).toMatchObject({ firstName: "Emil", email: "emil@local.test" });
});

test("a form that is not filled in comes back with what was typed, and no markup in it", async () => {
  const { openBrowser } = await server();
  const person = openBrowser();
  const { path } = await person.follow("/api/login");

  const { reply } = await person.fill(path, {
    name: '"><script>alert(1)</script>',
    email: "nobody",
  });

  const page = await reply.text();
  expect(reply.status).toBe(400);
  expect(page).toContain("Enter an email address");
  expect(page).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>");
  expect(reply.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/,
  );
  expect(await person.whoIs()).toBeNull();
});

test("the page's own style, and no other, is what its policy lets through", async () => {
  const { openBrowser } = await server();
  const { reply } = await openBrowser().follow("/api/login");
  const [, style = ""] = /<style>([^<]*)<\/style>/.exec(await reply.text()) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(reply.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}';`);
});

test("a name with markup in it is kept as the text it is", async () => {
  const { openBrowser } = await server();
  const person = openBrowser();
  await person.signIn({ name: "<script>alert(1)</script>", email: "markup@local.test" });
  expect(await person.whoIs()).toMatchObject({ firstName: "<script>alert(1)</script>" });
});

test("a form that was sent already, or belongs to another browser, leads back to the start", async () => {
  const { openBrowser } = await server();
  const [person, stranger] = [openBrowser(), openBrowser()];
  const fields = { name: "Fred", email: "fred@local.test" };
  const { path } = await person.follow("/api/login");

  const stolen = await stranger.fill(path, fields);
  const first = await person.fill(path, fields);
  const again = await person.fill(path, fields);

  expect([stolen, first, again].map(({ reply }) => reply.status)).toEqual([400, 303, 400]);
  expect(await again.reply.text()).toContain("This sign-in has expired");
});

test("what the provider has answered is not answered a second time", async () => {
  const said = vi.spyOn(console, "error");
  onTestFinished(() => said.mockRestore());
  const { openBrowser } = await server();

  await openBrowser().signIn({ name: "Gina", email: "gina@local.test" });

  expect(said).not.toHaveBeenCalled();
});

test.each([
  "/oidc/auth?client_id=other&redirect_uri=https://evil.test/&response_type=code&scope=openid",
  "/oidc/auth?client_id=flipworth&redirect_uri=https://evil.test/&response_type=code&scope=openid",
  "/oidc/auth/made-up",
  "/oidc/sign-in/made-up",
])("%s sends nobody anywhere", async (path) => {
  const { openBrowser } = await server();
  const { reply } = await openBrowser().follow(path);
  expect(reply.status).toBe(400);
  expect(await reply.text()).not.toContain("evil.test");
});
