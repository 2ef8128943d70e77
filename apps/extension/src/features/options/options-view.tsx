import { Brand, Card } from "@flipworth/ui";
import { type ReactNode, useId } from "react";
import { Checkbox } from "../../components/checkbox.tsx";
import { Choice } from "../../components/choice.tsx";
import { permissionFor, siteOfSales } from "../../lib/site-of-sales.ts";
import { allSites } from "../../lib/use-all-sites.ts";
import { useSetting } from "../../lib/use-setting.ts";
import {
  inPageButtonSetting,
  sellingSetting,
  serverAddressSetting,
  Theme,
  themeSetting,
} from "../../storage/items.ts";
import { strings } from "../../strings.ts";
import { allow } from "./change-server.ts";
import { PermissionForm } from "./permission-form.tsx";
import { SellingForm } from "./selling-form.tsx";
import { ServerForm } from "./server-form.tsx";

const words = strings.options;
const salesPermission = permissionFor(siteOfSales);
const themes = Theme.options.map((value) => ({ value, label: words.themes[value] }));

/** The options page; `sending` is what another feature asks about pictures. */
export function OptionsView({ sending }: { sending: ReactNode }) {
  const server = useSetting(serverAddressSetting);
  const inPageButton = useSetting(inPageButtonSetting);
  const selling = useSetting(sellingSetting);
  const theme = useSetting(themeSetting);
  if (!server || inPageButton === undefined || !selling || !theme) return null;
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-4 px-4 py-8 antialiased">
      <header className="flex flex-col gap-4 pb-2">
        <Brand />
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="text-soft">{words.lead}</p>
        </div>
      </header>
      <main className="flex flex-col gap-4">
        <Section title={words.listings}>
          <Checkbox
            label={words.inPageButton}
            hint={words.inPageButtonHint}
            isChecked={inPageButton}
            onChange={(isOn) => void inPageButtonSetting.write(isOn)}
          />
        </Section>
        <Section title={words.privacy}>
          {sending}
          <PermissionForm permission={salesPermission} words={words.siteOfSales} />
          <PermissionForm
            permission={allSites}
            words={words.allSites}
            // Chrome may have counted the server's address among all sites: that one stays in use.
            onWithdrawn={() => allow(server)}
          />
          <a
            href={`${server}/privacy`}
            target="_blank"
            rel="noreferrer"
            className="self-start text-sm text-accent underline-offset-2 hover:underline"
          >
            {words.policy}
          </a>
        </Section>
        <Section title={words.selling} lead={words.sellingHint}>
          <SellingForm selling={selling} />
        </Section>
        <Section title={words.look}>
          <Choice
            legend={words.theme}
            options={themes}
            chosen={theme}
            onChoose={(chosen) => void themeSetting.write(chosen)}
          />
        </Section>
        <Section title={words.server}>
          <ServerForm address={server} />
        </Section>
      </main>
    </div>
  );
}

type SectionProps = { title: string; lead?: string; children: ReactNode };

function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card>
      <section aria-labelledby={id} className="flex flex-col gap-4 p-5">
        <div className="flex flex-col gap-1">
          <h2 id={id} className="text-lg font-semibold">
            {title}
          </h2>
          {lead && <p className="text-sm text-soft">{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
