import { faultsOn } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";

// Every other look at a page expects no fault: here are some, so that they are known to be found.
const picture = '<img src="data:,">';
const pale = '<p style="color: #ccc">Pale words</p>';
const documentOf = (body: string) =>
  `<html lang="en"><title>Faulty</title><main><h1>Faulty</h1>${body}</main></html>`;
const rulesIn = (faults: readonly string[]) => faults.map((fault) => fault.split(":")[0]);

test("a picture without words and pale text are found, and of colors alone the pale text", async ({
  page,
}) => {
  await page.setContent(documentOf(picture + pale));

  expect(rulesIn(await faultsOn(page))).toEqual(["color-contrast", "image-alt"]);
  expect(rulesIn(await faultsOn(page, { colorsAlone: true }))).toEqual(["color-contrast"]);
  expect(await faultsOn(page, { within: "h1" })).toEqual([]);
});

test("what is to mend in a frame of another origin is found with its page", async ({
  page,
  server,
}) => {
  const inside = new URL("/inside", server.address.replace("localhost", "127.0.0.1")).href;
  const pages = { "/outside": `<iframe title="Pay" src="${inside}"></iframe>`, "/inside": picture };
  for (const [path, body] of Object.entries(pages)) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ contentType: "text/html", body: documentOf(body) }),
    );
  }
  await page.goto("/outside");
  await page.frameLocator("iframe").getByRole("heading").waitFor();

  expect(rulesIn(await faultsOn(page))).toContain("image-alt");
});
