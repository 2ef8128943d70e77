import { readFile } from "node:fs/promises";
import { Analysis } from "@flipworth/contract";
import { createOcr } from "@flipworth/ocr";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const ocr = createOcr({ workers: 1, timeoutMs: 15_000, maximumQueued: 4 });
afterAll(() => ocr.close());

function formOf(pictures: readonly Uint8Array[]): FormData {
  const form = new FormData();
  for (const picture of pictures)
    form.append("screenshot", new File([new Uint8Array(picture)], "p.png", { type: "image/png" }));
  return form;
}

const blank = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "white" } })
    .png()
    .toBuffer();

test("one page sent in two pictures reads as the page, and costs one analysis", async () => {
  const { as } = await testApp({ ocr });
  const whole = await readFile(new URL("pictures/listing.png", import.meta.url));
  const { width, height } = await sharp(whole).metadata();
  const cut = Math.round(height * 0.6);
  const top = await sharp(whole).extract({ left: 0, top: 0, width, height: cut }).png().toBuffer();
  const bottom = await sharp(whole)
    .extract({ left: 0, top: cut, width, height: height - cut })
    .png()
    .toBuffer();

  const inOne = Analysis.parse((await as("ana").upload(formOf([whole]))).body);
  const inTwo = Analysis.parse((await as("ben").upload(formOf([top, bottom]))).body);

  expect(inTwo.title).toBe(inOne.title);
  expect(inTwo.price).toBe(inOne.price);
  expect(inTwo.resaleRange).toBe(inOne.resaleRange);
  expect((await as("ben").get("/api/credits")).body).toMatchObject({ used: 1 });
});

test("a photo beside the page's picture changes nothing that the page says", async () => {
  const { as } = await testApp({ ocr });
  const page = await readFile(new URL("pictures/listing.png", import.meta.url));

  const alone = Analysis.parse((await as("ana").upload(formOf([page]))).body);
  const withPhoto = Analysis.parse((await as("ana").upload(formOf([page, await blank()]))).body);

  expect([withPhoto.title, withPhoto.price]).toEqual([alone.title, alone.price]);
});

test("the same picture twice reads as once", async () => {
  const { as } = await testApp({ ocr });
  const page = await readFile(new URL("pictures/listing.png", import.meta.url));

  const twice = Analysis.parse((await as("ana").upload(formOf([page, page]))).body);
  const once = Analysis.parse((await as("ben").upload(formOf([page]))).body);

  expect([twice.title, twice.price]).toEqual([once.title, once.price]);
});

test("pictures that do not say what they show ask for the title, and cost nothing", async () => {
  const { as } = await testApp({ ocr });

  const reply = await as("ana").upload(formOf([await blank(), await blank()]));

  expect(reply).toMatchObject({
    status: 400,
    body: { errors: { title: expect.stringMatching(/^What is it\?/) } },
  });
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
});
