import { joinClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { Monitor, Moon, Sun } from "lucide-react";
import { frame } from "../../words/english/site/frame.ts";

const themes = [
  { name: "system", Icon: Monitor },
  { name: "light", Icon: Sun },
  { name: "dark", Icon: Moon },
] as const;

type ThemeSwitchProps = { hasLabel?: boolean; className?: string };

/** Works through delivery/theme.js, with or without React on the page; CSS shows the name that holds. */
export function ThemeSwitch({ hasLabel = false, className }: ThemeSwitchProps) {
  const say = useWords(frame);
  return (
    <button
      type="button"
      data-theme-switch=""
      className={joinClasses("items-center rounded-control text-soft hover:text-ink", className)}
    >
      {themes.map(({ name, Icon }) => (
        <span key={name} data-shows={name} className="flex items-center gap-3">
          <Icon aria-hidden className="size-5" />
          <span className={hasLabel ? undefined : "sr-only"}>{say(`theme_${name}`)}</span>
        </span>
      ))}
    </button>
  );
}
