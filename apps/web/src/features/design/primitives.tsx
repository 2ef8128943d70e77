import {
  Badge,
  Button,
  type ButtonLook,
  Card,
  Dialog,
  Explain,
  Foldable,
  Menu,
  MenuLink,
  SelectField,
  Sheet,
  StageProgress,
  Tabs,
  TextArea,
  TextField,
  useToast,
} from "@flipworth/ui";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { paths } from "../../paths.ts";
import { ExamplePlots } from "./example-plots.tsx";

const looks: readonly ButtonLook[] = ["primary", "quiet", "bare"];
const tones = ["profit", "loss", "doubt", "strong", "plain"] as const;
const finished = [
  { stage: "reading", sentence: "Read the title, the price and the condition." },
  { stage: "identification", sentence: "Identified by its model number." },
] as const;

/** Every part of the ui package, each in each of its states. */
export function Primitives() {
  return (
    <div className="flex flex-col gap-8">
      <Buttons />
      <Group name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Group>
      <Fields />
      <Overlays />
      <ExampleTabs />
      <Group name="Stage progress">
        <div className="w-full">
          <StageProgress finished={finished} />
        </div>
      </Group>
      <Group name="Plots">
        <ExamplePlots />
      </Group>
      <Group name="Foldable">
        <Card className="w-full px-4">
          <Foldable summary="Closed, with a figure aside" aside="$21.93">
            What was folded away.
          </Foldable>
        </Card>
      </Group>
    </div>
  );
}

function Buttons() {
  return (
    <Group name="Button">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button aria-disabled>disabled</Button>
      <Button size="small">small</Button>
      <Button size="small" look="quiet">
        small, quiet
      </Button>
    </Group>
  );
}

function Fields() {
  return (
    <Group name="Field">
      <div className="flex w-full flex-col gap-4">
        <TextField label="Empty" placeholder="Enter your email" />
        <TextField label="With a hint" hint="Dollars, as the listing says it." defaultValue="30" />
        <TextField label="With an error" error="A price is a number." defaultValue="thirty" />
        <SelectField label="One of several" options={sorts} />
        <TextArea label="Several lines" rows={2} defaultValue="Works great." />
      </div>
    </Group>
  );
}

function ExampleTabs() {
  const [selected, setSelected] = useState<"saved" | "history">("saved");
  return (
    <Group name="Tabs">
      <div className="w-full">
        <Tabs label="Example" tabs={exampleTabs} selected={selected} onSelect={setSelected}>
          What belongs to “{selected}”.
        </Tabs>
      </div>
    </Group>
  );
}

function Overlays() {
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <Group name="Over the page">
      <Button look="quiet" onClick={() => showToast(savedToast)}>
        Show a toast
      </Button>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      {isOpen && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          It closes on Escape, on a click outside and on its button.
        </Dialog>
      )}
      <Menu className={trigger} trigger={menuWords}>
        <MenuLink href={paths.guide}>Guide</MenuLink>
        <MenuLink href={paths.pricing}>Pricing</MenuLink>
      </Menu>
      <Sheet title="A sheet" trigger="Open a sheet" triggerClassName={trigger}>
        <p className="p-5">It closes on Escape, on a click outside and on its button.</p>
      </Sheet>
      <span className="flex items-center gap-1.5 text-sm">
        A figure
        <Explain about="a figure">
          What it is, how it was worked out, and what to do with it.
        </Explain>
      </span>
    </Group>
  );
}

const sorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
];
const exampleTabs = [
  { id: "saved", label: "Saved Listings" },
  { id: "history", label: "Analysis History" },
] as const;
const savedToast = {
  title: "Analysis saved!",
  description: "The analysis has been added to your saved listings.",
  action: { label: "Undo", onAction: () => {} },
};
const trigger =
  "inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-4 text-sm font-medium hover:border-edge";
const menuWords = (
  <>
    A menu <ChevronDown aria-hidden className="size-4" />
  </>
);

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="pb-3 text-sm font-semibold text-soft">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
