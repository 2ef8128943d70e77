import { afterEach, describe, expect, test, vi } from "vitest";
import { captureItem } from "../../storage/items.ts";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import { itemUrl, otherItemUrl, sampleListing, tabId } from "../../testing/samples.ts";
import { captureTab } from "./capture-tab.ts";

afterEach(() => vi.unstubAllGlobals());

const windowId = 1;
const listingPage = { kind: "listing", site: "facebook", listing: sampleListing(), missing: [] };

function clickOn(url: string, page: unknown) {
  const fake = fakeChrome({ id: tabId, windowId, url });
  fake.world.page = page;
  const click = async () => {
    await captureTab({ tabId, windowId, url });
    return captureItem(tabId).read();
  };
  return { ...fake, click };
}

describe("what a click reads", () => {
  test("a listing is handed over in the page's words, without a picture", async () => {
    const { click, world } = clickOn(itemUrl, listingPage);

    expect(await click()).toMatchObject({
      url: itemUrl,
      content: { kind: "listing", listing: sampleListing() },
      picture: null,
    });
    expect(world.pictures).toEqual([]);
  });

  test("whether it is to be had goes along, for who looks at the answer", async () => {
    const offer = { state: "pending", pricePer: "item", currency: "USD" };

    expect(await clickOn(itemUrl, { ...listingPage, offer }).click()).toMatchObject({
      content: { offer: { state: "pending", pricePer: "item" } },
    });
  });

  test("a listing without a price gets a picture beside it", async () => {
    const page = { ...listingPage, listing: sampleListing({ price: null }) };

    expect(await clickOn(itemUrl, page).click()).toMatchObject({
      content: { kind: "listing" },
      picture: "data:image/png;base64,aGk=",
    });
  });

  test("a page of an unknown site is handed over as a picture", async () => {
    const { click } = clickOn("https://shop.example/1", { kind: "unknown_site" });

    expect(await click()).toMatchObject({
      content: { kind: "picture" },
      picture: "data:image/png;base64,aGk=",
    });
  });

  test("a listing that its site's reader cannot read any more is handed over as a picture", async () => {
    const page = { kind: "not_a_listing" };

    expect(await clickOn(itemUrl, page).click()).toMatchObject({ content: { kind: "picture" } });
  });

  test("a marketplace's front page is no listing, and no picture is taken of it", async () => {
    const page = { kind: "not_a_listing" };
    const { click, world } = clickOn("https://www.facebook.com/marketplace/", page);

    expect(await click()).toMatchObject({
      content: { kind: "not_a_listing" },
      picture: null,
    });
    expect(world.pictures).toEqual([]);
  });

  test("a picture too big for the store is taken again as JPEG", async () => {
    const { click, world } = clickOn("https://shop.example/1", { kind: "unknown_site" });
    world.picture = `data:image/png;base64,${"A".repeat(3 * 1024 * 1024)}`;

    expect(await click()).toMatchObject({ content: { kind: "unreadable" } });
    expect(world.pictures).toEqual(["png", "jpeg"]);
  });
});

describe("a page that changes its item in place", () => {
  const changing = { kind: "changing" };

  test("is waited for, and then read", async () => {
    const { click, world } = clickOn(itemUrl, changing);
    setTimeout(() => (world.page = listingPage), 300);

    expect(await click()).toMatchObject({ content: { kind: "listing" } });
    expect(world.injections).toBe(2);
  });

  test("and never settles is said to be changing", async () => {
    const { click } = clickOn(itemUrl, changing);

    expect(await click()).toMatchObject({
      content: { kind: "unreadable", why: "changing" },
    });
  });
});

describe("a page that is not ready when the button is pressed", () => {
  const tab = { id: tabId, windowId };

  test("is waited for while it loads", async () => {
    const { click, world } = clickOn(itemUrl, new Error("Frame with ID 0 was removed."));
    world.tab = { ...tab, url: itemUrl, status: "loading" };
    setTimeout(() => {
      world.page = listingPage;
      world.tab = { ...tab, url: itemUrl, status: "complete" };
    }, 1_500);

    expect(await click()).toMatchObject({ url: itemUrl, content: { kind: "listing" } });
  });

  test("is waited for where the tab is still on its way to it", async () => {
    const { click, world } = clickOn("about:blank", listingPage);
    world.tab = { ...tab, url: "about:blank", pendingUrl: itemUrl, status: "loading" };
    setTimeout(() => (world.tab = { ...tab, url: itemUrl, status: "complete" }), 400);

    expect(await click()).toMatchObject({ url: itemUrl, content: { kind: "listing" } });
  });

  test("and never comes is given up", async () => {
    vi.useFakeTimers();
    const { click, world } = clickOn(itemUrl, new Error("Cannot access contents of the page."));
    world.tab = { ...tab, url: itemUrl, status: "loading" };

    const outcome = click();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(await outcome).toMatchObject({ content: { kind: "unreadable" } });
    vi.useRealTimers();
  });
});

describe("what cannot be read says why", () => {
  test.each(["chrome://extensions", "about:blank", "file:///home/listing.html"])(
    "%s is not even tried",
    async (url) => {
      const { click, world } = clickOn(url, listingPage);

      expect(await click()).toMatchObject({
        content: { kind: "unreadable", why: "forbidden" },
      });
      expect(world.injections).toBe(0);
    },
  );

  test("a tab that Chrome did not grant asks for the button", async () => {
    expect(await clickOn("", listingPage).click()).toMatchObject({
      content: { kind: "unreadable", why: "not_granted" },
    });
  });

  test.each([
    ["where Chrome forbids injection", new Error("The extensions gallery cannot be scripted.")],
    ["where the reader answers nonsense", { kind: "listing", listing: { title: 7 } }],
  ])("%s, the page is called unreadable", async (_, page) => {
    expect(await clickOn(itemUrl, page).click()).toMatchObject({
      content: { kind: "unreadable" },
      picture: null,
    });
  });

  test("a picture that Chrome refuses leaves nothing to analyze", async () => {
    const { click, world } = clickOn("https://shop.example/1", { kind: "unknown_site" });
    world.picture = new Error("The 'activeTab' permission is not in effect.");

    expect(await click()).toMatchObject({ content: { kind: "unreadable" } });
  });
});

describe("a page that moves", () => {
  test("what was read of one page is not handed over once the tab shows the next", async () => {
    const { click, world } = clickOn(itemUrl, listingPage);
    world.tab = { id: tabId, windowId, url: otherItemUrl };

    expect(await click()).toMatchObject({
      content: { kind: "unreadable", why: "changed" },
    });
  });

  test("of two quick clicks the second counts", async () => {
    const { click } = clickOn(itemUrl, listingPage);
    const [, second] = await Promise.all([click(), click()]);

    expect((await captureItem(tabId).read())?.id).toBe(second?.id);
    expect((await captureItem(tabId).read())?.content.kind).toBe("listing");
  });
});
