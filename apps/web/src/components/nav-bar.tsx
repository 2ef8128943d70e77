import { Monitor, Moon, Sun } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../paths.ts";
import { Brand } from "./brand.tsx";

const themes = [
  { name: "system", Icon: Monitor },
  { name: "light", Icon: Sun },
  { name: "dark", Icon: Moon },
] as const;

export function NavBar() {
  return (
    <header className="border-b border-line bg-surface">
      <nav
        aria-label="Main"
        className="mx-auto flex h-14 max-w-6xl items-center gap-6 px-4 sm:px-6"
      >
        {/* The front page is a file with its answer in it: loading it beats asking for its data. */}
        <Link to={paths.home} reloadDocument className="text-ink">
          <Brand />
        </Link>
        <Link
          to={paths.analyze}
          className="text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
        >
          Analyze a listing
        </Link>
        <ThemeSwitch />
      </nav>
    </header>
  );
}

/** Works through public/theme.js, with or without React on the page; CSS shows the name that holds. */
function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-switch=""
      className="-mr-2 ml-auto grid size-10 place-items-center rounded-control text-soft hover:text-ink"
    >
      {themes.map(({ name, Icon }) => (
        <span key={name} data-shows={name} className="grid">
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">Theme: {name}</span>
        </span>
      ))}
    </button>
  );
}
