import { Card, joinClasses } from "@flipworth/ui";

/** A grey block where words will stand. */
export function Bone({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={joinClasses("block animate-pulse rounded-control bg-line", className)}
    />
  );
}

/** Three rows that are not there yet, in the room that rows take. */
export function PlaceholderRows({ label }: { label: string }) {
  return (
    <>
      <output className="sr-only">{label}</output>
      <ul aria-hidden className="flex flex-col gap-3">
        {["first", "second", "third"].map((row) => (
          <li key={row}>
            <Card>
              <div className="grid gap-3 p-4 @2xl:h-24 @2xl:grid-cols-[minmax(0,1fr)_18rem_9rem] @2xl:items-center @2xl:gap-6">
                <div className="flex flex-col gap-2">
                  <Bone className="h-5 w-3/5" />
                  <Bone className="h-4 w-2/5" />
                </div>
                <Bone className="h-10 w-full" />
                <Bone className="h-8 w-full" />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
