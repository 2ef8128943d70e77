import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultServerAddress, installItem, serverAddressSetting } from "../../storage/items.ts";
import { away, hangingAnalysis, rateLimited, refusal } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("bad news", () => {
  test("a server that is away is told in plain words, and the retry is the same request", async () => {
    const { api, person } = await openPanel(sampleCapture());
    await installItem(defaultServerAddress).write({ id: "install", secret: "kept" });
    api.nextAnalysis(() => Promise.reject(new TypeError("Failed to fetch")));
    show();

    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("We can’t reach Flipworth right now");
    expect(alert.textContent).toContain("Try again in a minute.");
    expect(alert.textContent).not.toMatch(/npm|localhost/);
    await person.click(await button("Try again"));

    await answer();
    const [first, second] = api.analyses();
    expect(second?.headers.get("idempotency-key")).toBe("click-1");
    expect(second?.body).toBe(first?.body);
  });

  test.each([
    ["a server elsewhere cannot be reached", "https://flipworth.example", /You’re offline/],
    ["a server on this machine could answer", defaultServerAddress, /We can’t reach Flipworth/],
  ])("without a network %s", async (_, server, words) => {
    const { api } = await openPanel(sampleCapture());
    await serverAddressSetting.write(server);
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    api.nextAnalysis(away);
    show();

    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    expect(await button("Try again")).toBeDefined();
    vi.restoreAllMocks();
  });

  test("without credits the reset day is said, and plans are offered instead of another try", async () => {
    const { api } = await openPanel(sampleCapture());
    const words = "You've used all 10 analyses this month. You get more on December 1, 2026.";
    api.nextAnalysis(() => refusal(402, "quota_exceeded", words));
    show();

    expect((await screen.findByRole("alert")).textContent).toContain(words);
    const plans = screen.getByRole("link", { name: "See plans" });
    expect([plans.getAttribute("href"), plans.getAttribute("target")]).toEqual([
      "http://localhost:3000/pricing",
      "_blank",
    ]);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("a network that has used its day’s share is told so, with the way to sign in", async () => {
    const { api, fake, person } = await openPanel(sampleCapture());
    const words = "Your network has used today's free analyses. Try again in about 5 hours.";
    api.nextAnalysis(() => rateLimited(words, 18_000));
    show();

    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("No free analyses left on this network today");
    expect(alert.textContent).toContain(`${words} Sign in to use your own analyses now.`);
    const card = alert.parentElement ?? alert;
    await person.click(within(card).getByRole("button", { name: "Sign in" }));
    await waitFor(() =>
      expect(fake.world.opened).toEqual([
        `${defaultServerAddress}/api/login?returnTo=/connect-extension`,
      ]),
    );
  });

  test("too many at once is over in a minute, so another try is offered", async () => {
    const { api } = await openPanel(sampleCapture());
    const words = "That's a lot at once. Try again in a minute.";
    api.nextAnalysis(() => rateLimited(words, 40));
    show();

    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(await button("Try again")).toBeDefined();
  });

  test("a secret that the server does not know is replaced once", async () => {
    const { api } = await openPanel(sampleCapture());
    await installItem(defaultServerAddress).write({ id: "install", secret: "unknown" });
    api.nextAnalysis(() => refusal(401, "not_signed_in", "This secret is unknown."));
    show();

    await answer();
    expect(api.installs()).toBe(1);
    expect(api.analyses()[1]?.headers.get("authorization")).toBe("Bearer secret-1");
  });

  test("a refusal is shown in the server's words", async () => {
    const { api } = await openPanel(sampleCapture());
    api.nextAnalysis(() => refusal(400, "invalid_request", "This is a flat, not a thing."));
    show();

    expect((await screen.findByRole("alert")).textContent).toContain("This is a flat");
  });

  test("cancel stops the analysis, and it can be started again", async () => {
    const { api, person } = await openPanel(sampleCapture());
    api.nextAnalysis(hangingAnalysis);
    show();

    await person.click(await button("Cancel"));
    expect(await screen.findByText("Canceled")).toBeDefined();
    await person.click(await button("Analyze"));

    expect(await answer()).toBeDefined();
    expect(api.analyses()[1]?.headers.get("idempotency-key")).toBe("click-1");
  });

  test.each([
    [{ kind: "not_a_listing" }, "We can’t find a single listing here", /Open one, then press/],
    [{ kind: "unreadable", why: "forbidden" }, "We couldn’t read this page", /doesn’t let extens/],
  ] as const)("a page that is %j says so and sends nothing", async (content, title, sentence) => {
    const { api } = await openPanel(sampleCapture({ content }));
    show();

    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
    expect(api.analyses()).toHaveLength(0);
  });
});
