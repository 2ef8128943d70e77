import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { resultCards } from "./result-cards.ts";

const idIn = (href: string) => /^\/item\/(\d+)/.exec(href)?.[1];

function cardTexts(html: string): string[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  return resultCards(document.body, idIn).map(({ element }) => element.textContent ?? "");
}

test("one listing that fills the whole list is as many cards as list items", () => {
  const html =
    '<ul><li><a href="/item/1">Drill</a><p>$4</p></li><li><a href="/item/1">Drill</a><p>$5</p></li></ul>';

  expect(cardTexts(html)).toEqual(["Drill$4", "Drill$5"]);
});

test("pictures in a list of their own belong to the card around them", () => {
  const html =
    '<ul><li><ul><li><a href="/item/1"><img /></a></li></ul><a href="/item/1">Drill</a><p>$4</p></li>' +
    '<li><a href="/item/2">Saw</a><p>$5</p></li></ul>';

  expect(cardTexts(html)).toEqual(["Drill$4", "Saw$5"]);
});

test("without lists a card is what is around one item's links and no other's", () => {
  const html =
    '<div><div><div><a href="/item/1">Drill</a></div><i>$4</i></div><div><a href="/item/2">Saw</a><i>$5</i></div></div>';

  expect(cardTexts(html)).toEqual(["Drill$4", "Saw$5"]);
});

test("links to other places and hidden cards are no cards", () => {
  const html =
    '<a href="/help">Help</a><ul><li style="display: none"><a href="/item/1">Drill</a></li><li aria-hidden="true"><a href="/item/2">Saw</a></li></ul>';

  expect(cardTexts(html)).toEqual([]);
});
