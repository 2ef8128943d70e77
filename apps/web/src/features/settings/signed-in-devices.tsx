import type { SignedInDevice } from "@flipworth/contract";
import { Badge, Button, Card } from "@flipworth/ui";
import { useRef } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { Moment } from "./moment.tsx";
import { useDevices, useEndOthers, useEndSession } from "./use-devices.ts";

/** Where the person is signed in, and the way to end what they do not know or lost. */
export function SignedInDevices() {
  const { data: devices, error, refetch } = useDevices();
  return (
    <Card className="flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 id="signed-in-devices" className="font-semibold">
        Signed-in devices
      </h2>
      {!devices && !error && <output className="h-12 text-sm text-soft">Loading…</output>}
      {!devices && error && (
        <>
          <p role="alert" className="text-sm">
            We couldn’t load your devices. {describeFailure(error).message}
          </p>
          <Button look="quiet" size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {devices && <Devices devices={devices} />}
    </Card>
  );
}

function Devices({ devices }: { devices: readonly SignedInDevice[] }) {
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
        We sign out devices and extensions 30 days after their last use, or 90 days after sign-in.
        Signing out everywhere else also disconnects all your extensions.
      </p>
      <Button
        look="quiet"
        aria-disabled={endOthers.isPending}
        aria-describedby="when-signed-out"
        onClick={() => !endOthers.isPending && endOthers.mutate()}
      >
        Sign out everywhere else
      </Button>
    </>
  );
}

type DeviceRowProps = { device: SignedInDevice; isEnding: boolean; onEnd: () => void };

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
  const browser = device.device ?? "Unknown browser";
  const name = device.kind === "extension" ? `Extension in ${browser}` : browser;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {device.isCurrent && <Badge tone="plain">This device</Badge>}
        </p>
        <p className="text-sm text-soft">
          {device.kind === "extension" ? "Connected" : "Signed in"}{" "}
          <Moment at={device.signedInAt} />, last used{" "}
          {device.isCurrent ? "now" : <Moment at={device.lastUsedAt} withHour />}
        </p>
      </div>
      {!device.isCurrent && (
        <Button look="quiet" size="small" aria-disabled={isEnding} onClick={onEnd}>
          {device.kind === "extension" ? "Disconnect" : "Sign out"}
          {isEnding && "…"}
          <span className="sr-only">
            {device.kind === "extension" ? "" : " of"} {name}
          </span>
        </Button>
      )}
    </li>
  );
}
