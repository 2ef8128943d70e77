import { useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { frame } from "../../words/english/site/frame.ts";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";

type PageFrameProps = {
  /** Whether the page is said in the language of its reader: then the frame offers the choice. */
  isSpoken: boolean;
  children: ReactNode;
};

/** What stands above and below every page. */
export function PageFrame({ isSpoken, children }: PageFrameProps) {
  const say = useWords(frame);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-0 focus:left-0 focus:z-30 focus:bg-surface focus:p-4"
      >
        {say("skip")}
      </a>
      <NavBar isSpoken={isSpoken} />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl grow px-4 py-8 outline-none sm:px-6 sm:py-12"
      >
        {children}
      </main>
      <Footer isSpoken={isSpoken} />
    </>
  );
}
