import type { SignedInDevice } from "@flipworth/contract";
import { Badge, Button, Card } from "@flipworth/ui";
import { languages, type Say } from "@flipworth/words";
import { Sentence, useVoice, useWords } from "@flipworth/words/react";
import { useRef } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { deviceWords } from "../../words/english/account/devices.ts";
import { sharedWords } from "../../words/english/account/shared.ts";
import { asHidden, asMoment, dayOfMoment, hourOfMoment } from "./moment.tsx";
import { useDevices, useEndOthers, useEndSession } from "./use-devices.ts";

type WordId = keyof typeof deviceWords.english;

/** Where the person is signed in, and the way to end what they do not know or lost. */
export function SignedInDevices() {
  const say = useWords(deviceWords);
  const sayShared = useWords(sharedWords);
  const { data: devices, error, refetch } = useDevices();
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="signed-in-devices" className="font-semibold">
        {say("title")}
      </h2>
      {!devices && !error && (
        <output className="h-12 text-sm text-soft">{sayShared("loading")}</output>
      )}
      {!devices && error && (
        <>
          <p role="alert" className="text-sm">
            {say("loadFailed", { reason: describeFailure(error).message })}
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            {sayShared("tryAgain")}
          </Button>
        </>
      )}
      {devices && <Devices devices={devices} />}
    </Card>
  );
}

function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
  const say = useWords(deviceWords);
  const list = useRef<HTMLUListElement>(null);
  const end = useEndSession();
  const endOthers = useEndOthers();
  const failure = end.error ?? endOthers.error;
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="signed-in-devices"
        className="w-full divide-y divide-line"
      >
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isEnding={end.isPending && end.variables === device.id}
            onEnd={() => {
              // The row takes its button along, and the focus with it.
              const onSuccess = () => list.current?.focus();
              if (!end.isPending) end.mutate(device.id, { onSuccess });
            }}
          />
        ))}
      </ul>
      {failure && (
        <p role="alert" className="text-sm text-loss">
          {describeFailure(failure).message}
        </p>
      )}
      <p id="when-signed-out" className="text-sm text-pretty text-soft">
        {say("whenSignedOut")}
      </p>
      <Button
        look="quiet"
        aria-disabled={endOthers.isPending}
        aria-describedby="when-signed-out"
        onClick={() => !endOthers.isPending && endOthers.mutate()}
      >
        {say("signOutElsewhere")}
      </Button>
    </>
  );
}

type DeviceRowProps = { device: SignedInDevice; isEnding: boolean; onEnd: () => void };

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const say = useWords(deviceWords);
  const browser = browserOf(device.device, say);
  const name = device.kind === "extension" ? say("extensionIn", { browser }) : browser;
  const { end, ending } = wordsOfKind[device.kind];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {device.isCurrent && <Badge tone="plain">{say("thisDevice")}</Badge>}
        </p>
        <p className="text-sm text-soft">
          <LastUse device={device} />
        </p>
      </div>
      {!device.isCurrent && (
        <Button look="quiet" size="small" aria-disabled={isEnding} onClick={onEnd}>
          <Sentence
            words={deviceWords}
            id={isEnding ? ending : end}
            values={{ name }}
            tags={{ hidden: asHidden }}
          />
        </Button>
      )}
    </li>
  );
}

/** The server knows "Chrome on Windows", and each language has its own "on". */
function browserOf(device: string | null, say: Say<WordId>): string {
  if (device === null) return say("unknownBrowser");
  const [browser = device, system] = device.split(" on ");
  return system === undefined ? browser : say("browserOn", { browser, system });
}

function LastUse({
  device: { kind, signedInAt, lastUsedAt, isCurrent },
}: {
  device: SignedInDevice;
}) {
  const { locale } = languages[useVoice().language];
  const { used, usedNow } = wordsOfKind[kind];
  return (
    <Sentence
      words={deviceWords}
      id={isCurrent ? usedNow : used}
      values={{
        startedOn: dayOfMoment(signedInAt, locale),
        usedAt: hourOfMoment(lastUsedAt, locale),
      }}
      tags={{ start: asMoment(signedInAt), used: asMoment(lastUsedAt) }}
    />
  );
}

const wordsOfKind = {
  browser: { end: "signOut", ending: "signingOut", used: "signedIn", usedNow: "signedInNow" },
  extension: {
    end: "disconnect",
    ending: "disconnecting",
    used: "connected",
    usedNow: "connectedNow",
  },
} as const satisfies Record<SignedInDevice["kind"], Record<string, WordId>>;
