import { Brand, Card } from "@flipworth/ui";
import { type Language, languages } from "@flipworth/words";
import { useWords } from "@flipworth/words/react";
import { type ReactNode, useEffect, useId } from "react";
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
import { optionsWords } from "../../words/english/options.ts";
import { languageSetting } from "../../storage/language-items.ts";
import { allow } from "./change-server.ts";
import { PermissionForm } from "./permission-form.tsx";
import { SellingForm } from "./selling-form.tsx";
import { ServerForm } from "./server-form.tsx";

const salesPermission = permissionFor(siteOfSales);
// Each is written in itself: who reads no other language must find theirs.
const spoken = Object.entries(languages).map(([language, { name }]) => ({
  // safe because these are the record's keys
  value: language as Language,
  label: name,
  lang: language,
}));

/** The options page; `sending` is what another feature asks about pictures. */
export function OptionsView({ sending }: { sending: ReactNode }) {
  const say = useWords(optionsWords);
  useEffect(() => void (document.title = say("pageTitle")), [say]);
  const language = useSetting(languageSetting);
  const server = useSetting(serverAddressSetting);
  const inPageButton = useSetting(inPageButtonSetting);
  const selling = useSetting(sellingSetting);
  const theme = useSetting(themeSetting);
  if (!server || inPageButton === undefined || !selling || !theme || !language) return null;
  const themes = Theme.options.map((value) => ({ value, label: say(`theme_${value}`) }));
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-4 px-4 py-8 antialiased">
      <header className="flex flex-col gap-4 pb-2">
        <Brand />
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{say("title")}</h1>
          <p className="text-soft">{say("lead")}</p>
        </div>
      </header>
      <main className="flex flex-col gap-4">
        <Section title={say("listings")}>
          <Checkbox
            label={say("inPageButton")}
            hint={say("inPageButtonHint")}
            isChecked={inPageButton}
            onChange={(isOn) => void inPageButtonSetting.write(isOn)}
          />
        </Section>
        <Section title={say("privacy")}>
          {sending}
          <PermissionForm name="sales" permission={salesPermission} />
          <PermissionForm
            permission={allSites}
            name="pictures"
            // Chrome may have counted the server's address among all sites: that one stays in use.
            onWithdrawn={() => allow(server)}
          />
          <a
            href={`${server}/privacy`}
            target="_blank"
            rel="noreferrer"
            className="self-start text-sm text-accent underline-offset-2 hover:underline"
          >
            {say("policy")}
          </a>
        </Section>
        <Section title={say("selling")} lead={say("sellingHint")}>
          <SellingForm selling={selling} />
        </Section>
        <Section title={say("look")}>
          <Choice
            legend={say("language")}
            options={spoken}
            chosen={language}
            onChoose={(chosen) => void languageSetting.write(chosen)}
          />
          <Choice
            legend={say("theme")}
            options={themes}
            chosen={theme}
            onChoose={(chosen) => void themeSetting.write(chosen)}
          />
        </Section>
        <Section title={say("server")}>
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
