// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Sentence, useWords, VoiceProvider } from "./react.tsx";
import { defineWords, type Voice } from "./words.ts";

const words = defineWords("guide", {
  title: "Guide",
  read: "Read the <link>guide</link>, {name}.",
});
const spanish: Voice = {
  language: "es",
  translations: { guide: { title: "Guía", read: "{name}, lee la <link>guía</link>." } },
};

function Screen() {
  const say = useWords(words);
  return (
    <p title={say("title")}>
      <Sentence
        words={words}
        id="read"
        values={{ name: "Ana" }}
        tags={{ link: (content) => <a href="/guide">{content}</a> }}
      />
    </p>
  );
}

test("a screen is in the language around it, with links where that language puts them", () => {
  const { container, rerender } = render(<Screen />);
  expect(container.innerHTML).toBe(
    '<p title="Guide">Read the <a href="/guide">guide</a>, Ana.</p>',
  );
  rerender(
    <VoiceProvider value={spanish}>
      <Screen />
    </VoiceProvider>,
  );
  expect(container.innerHTML).toBe('<p title="Guía">Ana, lee la <a href="/guide">guía</a>.</p>');
});
