import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Capture } from "../../messaging/protocol.ts";
import {
  captureItem,
  defaultServerAddress,
  installItem,
  sellingSetting,
  type Sending,
  sendingSetting,
} from "../../storage/items.ts";
import { away, type FakeApi, sampleUser } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { itemUrl, sampleCapture, sampleListing, tabId } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const picture = "data:image/png;base64,aGk=";
const ofPicture = sampleCapture({ content: { kind: "picture" }, picture });
const withPicture = sampleCapture({ picture });
const reviewTitle = "Review before sending";

async function panelThat(sending: Partial<Sending>, capture: Capture) {
  const opened = await openPanel(capture);
  await sendingSetting.write({ ...sendingSetting.initial, ...sending });
  show();
  return opened;
}

/** Whether the last analysis was sent with a picture. */
function sentPicture(api: FakeApi): boolean {
  const body = api.analyses().at(-1)?.body;
  return body instanceof FormData && body.get("screenshot") instanceof Blob;
}

describe("what leaves the browser", () => {
  test("is shown under the answer, each fact under its name, a long description shortened", async () => {
    const description = "Solid oak. ".repeat(40);
    const content = { kind: "listing" as const, listing: sampleListing({ description }) };
    const { person } = await panelThat({}, sampleCapture({ content }));
    await answer();

    await person.click(screen.getByText("What we sent"));

    expect(screen.getByText("Sent to localhost:3000:")).toBeDefined();
    const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(factOf("Title")).toBe("Oak dresser, six drawers");
    expect(factOf("Price")).toBe("$120");
    expect(factOf("Condition")).toBe("Used - Good");
    expect(factOf("Address")).toBe(itemUrl);
    expect(factOf("Description")).toMatch(/^Solid oak\..*… \(439 characters total\)$/);
  });

  test("with “only the text” a listing goes without its picture", async () => {
    const { api } = await panelThat({ picture: "never" }, withPicture);

    await answer();
    expect(sentPicture(api)).toBe(false);
  });

  test("with “always” it goes at once with the picture", async () => {
    const { api } = await panelThat({ picture: "always" }, withPicture);

    await answer();
    expect(sentPicture(api)).toBe(true);
  });
});

describe("looking first", () => {
  test.each([
    ["every listing where that was chosen", { looksFirst: true }, sampleCapture()],
    ["a picture with “ask me”", { picture: "ask" }, withPicture],
    ["a page that is only a picture with “only the text”", { picture: "never" }, ofPicture],
  ] as const)("%s is shown before anything is sent", async (_, sending, capture) => {
    const { api, person } = await panelThat(sending, capture);

    expect(await screen.findByRole("heading", { name: reviewTitle })).toBeDefined();
    expect(api.installs()).toBe(0);
    await person.click(await button("Analyze"));

    await answer();
    expect(api.analyses()).toHaveLength(1);
  });

  test("a listing without a picture needs no look with “ask me”", async () => {
    await panelThat({ picture: "ask" }, sampleCapture());

    expect(await answer()).toBeDefined();
  });

  test("the picture can be left out, and stays out in a panel opened anew", async () => {
    const { api, person } = await panelThat({ picture: "ask" }, withPicture);
    await person.click(await screen.findByRole("checkbox", { name: "Send the picture" }));
    await person.click(await button("Analyze"));
    await answer();
    cleanup();

    show();
    await answer();

    expect(api.analyses()).toHaveLength(2);
    expect(api.analyses()[1]?.body).toBe(api.analyses()[0]?.body);
    expect(sentPicture(api)).toBe(false);
  });

  test("what was looked at needs no second look in a panel opened anew", async () => {
    const { api, person } = await panelThat({ looksFirst: true }, withPicture);
    await person.click(await button("Analyze"));
    await answer();
    cleanup();

    show();

    expect(await answer()).toBeDefined();
    expect(api.analyses()).toHaveLength(2);
    expect(sentPicture(api)).toBe(true);
  });

  test("a page that is only a picture is not sent without it", async () => {
    const { api, person } = await panelThat({ picture: "ask" }, ofPicture);

    await person.click(await screen.findByRole("checkbox", { name: "Send the picture" }));
    await person.click(await button("Analyze"));

    expect(screen.getByText(/nothing to read on this page/)).toBeDefined();
    expect(api.analyses()).toHaveLength(0);
  });

  test("each edge of the cut moves by the arrow keys, and the whole picture comes back", async () => {
    const { person } = await panelThat({ picture: "ask" }, withPicture);
    const left = await screen.findByRole("slider", { name: "Left edge" });
    left.focus();

    await person.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(left.getAttribute("aria-valuetext")).toBe("2%");
    await person.click(await button("Whole picture"));

    expect(left.getAttribute("aria-valuetext")).toBe("0%");
  });

  test("what is chosen for next time is kept at once", async () => {
    const { person } = await panelThat({ picture: "ask" }, withPicture);
    await person.click(await screen.findByText("Next time"));

    const choices = screen.getByRole("group", { name: "Pictures of pages" });
    await person.click(within(choices).getByRole("radio", { name: "Only the text" }));

    await waitFor(async () =>
      expect(await sendingSetting.read()).toEqual({ picture: "never", looksFirst: false }),
    );
  });
});

describe("how a visitor resells", () => {
  const selling = { sellingPlatform: "mercari", targets: { profit: 25, roiPercent: 50 } } as const;

  test("counts for a visitor’s analysis", async () => {
    const { api } = await openPanel(sampleCapture());
    await sellingSetting.write(selling);
    show();

    await answer();
    expect(JSON.parse(String(api.analyses()[0]?.body))).toMatchObject(selling);
  });

  test("is not sent for a person: the account’s settings win", async () => {
    const { api } = await openPanel(sampleCapture());
    await sellingSetting.write(selling);
    await installItem(defaultServerAddress).write({ id: "install", secret: "kept" });
    api.on("GET /api/auth/user", () => Response.json(sampleUser()));
    show();

    await answer();
    expect(String(api.analyses()[0]?.body)).not.toContain("mercari");
  });

  test("changed after a failure, a retry still sends what was sent", async () => {
    const { api, person } = await openPanel(sampleCapture());
    await sellingSetting.write(selling);
    api.nextAnalysis(away);
    show();
    await screen.findByRole("alert");

    await sellingSetting.write({ ...selling, sellingPlatform: "ebay" });
    await person.click(await button("Try again"));

    await answer();
    expect(api.analyses()[1]?.body).toBe(api.analyses()[0]?.body);
    expect((await captureItem(tabId).read())?.wishes).toEqual(selling);
  });
});
