import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { parseMessage } from "./message.ts";
import { type Values, writeMessage } from "./write-message.ts";

const written = (message: string, locale: string, values: Values) =>
  writeMessage(parseMessage(message), {
    locale,
    values,
    tag: (name, content) => `[${name}:${content.join("")}]`,
  }).join("");

/** The library for all of ICU. */
const expected = (message: string, locale: string, values: Values) => {
  const tag = (name: string) => (content: string[]) => `[${name}:${content.join("")}]`;
  const format = new IntlMessageFormat(message, locale);
  return format.format({ ...values, link: tag("link"), b: tag("b") });
};

describe("a message is written as ICU says", () => {
  test.each([
    "Plain words, a # and a 'quoted' word",
    "Lines that can't be read",
    "It''s {name}’s",
    "'{name}' is no value, {name} is",
    "5 < 6 and 6 > 5",
    "{name} of {total} in {name}",
    "{ name } has {count, number}",
    "{count, plural, one {# deal} other {# deals}}",
    "{count,plural,=0 {none}=1{just one}other{# of {total, number}}}",
    "{count, plural, one {a '#' and #} other {'{'#'}'}}",
    "{name, select, Ana {{count, plural, one {# hers} other {# all hers}}} other {# theirs}}",
    "{count, plural, one {{name, select, Ana {# she} other {# they}}} other {<b>#</b> items}}",
    "Read the <link>guide of <b>{name}</b></link>, {name}.",
    "<b>{count, plural, one {# one} other {# more}}</b> left",
  ])("%s", (message) => {
    for (const locale of ["en-US", "es-US"]) {
      for (const count of [0, 1, 2, 1234, 1_000_000, 1.5]) {
        for (const name of ["Ana", "Bo"]) {
          const values = { count, name, total: 12_345 };
          expect(written(message, locale, values)).toBe(expected(message, locale, values));
        }
      }
    }
  });

  test.each([
    "{count, plural, one {# deal}}",
    "{when, date, short}",
    "{name",
    "name}",
    "<b>never closed",
    "<b>closed</i> wrongly",
    "{count, plural, offset:1 one {#} other {#}}",
  ])("what is no message, or of a kind that is left out, throws: %s", (message) => {
    expect(() => parseMessage(message)).toThrow(/“/);
  });
});
