import { buttonClasses } from "@flipworth/ui";
import { pageMeta } from "../components/content/page-meta.ts";
import { plainPage } from "../lib/pages/page-handle.ts";
import { paths } from "../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta("404 Page Not Found | Flipworth", "We can’t find a page at this address.");

export default function NotFound() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-4 py-12">
      <h1 className="text-3xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="text-soft">
        Nothing lives at this address. If you are building the site: was this page added to the
        router?
      </p>
      <a href={paths.home} className={buttonClasses()}>
        Go to the home page
      </a>
    </div>
  );
}
