import { joinClasses } from "@flipworth/ui";
import { type Language, languages } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { Languages } from "lucide-react";
import { useId, useState } from "react";
import { chooseLanguage, useAskedLanguage } from "../../lib/language.ts";
import { frame } from "../../words/english/site/frame.ts";

const spoken: readonly Language[] = ["en", "es"];

type LanguageChoiceProps = {
  /** A line of a menu, or as the other choices of a form look. */
  look?: "line" | "form";
  className?: string;
};

/** Each language is written in itself. What is chosen holds at once, and in this browser. */
export function LanguageChoice({ look = "line", className }: LanguageChoiceProps) {
  const say = useWords(frame);
  const asked = useAskedLanguage();
  const [hasFailed, setFailed] = useState(false);
  const group = useId();
  const isForm = look === "form";
  const choose = async (language: Language) => {
    setFailed(false);
    setFailed(!(await chooseLanguage(language)));
  };
  return (
    <fieldset className={className}>
      <legend className={isForm ? "pb-3 font-semibold" : "sr-only"}>{say("language")}</legend>
      <div className={isForm ? "grid grid-cols-2 gap-2" : "flex items-center gap-1"}>
        {!isForm && <Languages aria-hidden className="mr-2 size-5 shrink-0 text-soft" />}
        {spoken.map((language) => (
          <label
            key={language}
            htmlFor={`${group}-${language}`}
            lang={language}
            className={joinClasses(
              "flex items-center justify-center rounded-control border px-2 text-sm",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              isForm ? "min-h-11 font-medium" : "min-h-9",
              lookOf(asked === language, isForm),
            )}
          >
            <input
              id={`${group}-${language}`}
              type="radio"
              name={group}
              checked={asked === language}
              onChange={() => void choose(language)}
              className="sr-only"
            />
            {languages[language].name}
          </label>
        ))}
      </div>
      <output className="block text-sm text-soft empty:hidden">
        {hasFailed && say("languageFailed")}
      </output>
    </fieldset>
  );
}

function lookOf(isChosen: boolean, isForm: boolean): string {
  if (isChosen) return "border-ink bg-sunken text-ink";
  return isForm
    ? "border-line hover:border-edge"
    : "border-transparent text-soft hover:border-edge hover:text-ink";
}
