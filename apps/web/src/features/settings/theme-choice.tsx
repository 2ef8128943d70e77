import { joinClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { useId } from "react";
import { applyTheme, useTheme } from "../../lib/theme.ts";
import { settingsFormWords } from "../../words/english/account/settings-form.ts";

const themes = [
  { name: "system", Icon: Monitor },
  { name: "light", Icon: Sun },
  { name: "dark", Icon: Moon },
] as const;

/** The same choice as the switch in the bar, and in step with it; it holds at once. */
export function ThemeChoice() {
  const say = useWords(settingsFormWords);
  const chosen = useTheme();
  const group = useId();
  return (
    <fieldset>
      <legend className="pb-3 font-semibold">{say("theme")}</legend>
      <div className="grid grid-cols-3 gap-2">
        {themes.map(({ name, Icon }) => (
          <label
            key={name}
            htmlFor={`${group}-${name}`}
            className={joinClasses(
              "flex min-h-11 items-center justify-center gap-2 rounded-control border px-2 text-sm font-medium",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
              chosen === name ? "border-ink bg-sunken text-ink" : "border-line hover:border-edge",
            )}
          >
            <input
              id={`${group}-${name}`}
              type="radio"
              name={group}
              checked={chosen === name}
              onChange={() => applyTheme(name)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4 shrink-0" />
            {say(`theme_${name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
