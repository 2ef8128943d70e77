import type { ComponentProps } from "react";
import { paths } from "../paths.ts";

/**
 * Leads to the extension's page in the store. The address is a setting of the running server, so
 * the site's script fills it in; until the extension is listed, this is how it is installed.
 */
export function StoreLink({ children, ...rest }: Omit<ComponentProps<"a">, "href">) {
  return (
    <a {...rest} href={paths.extensionInstallationGuide} data-store-link="">
      {children}
    </a>
  );
}
