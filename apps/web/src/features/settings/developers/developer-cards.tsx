import { ApiKeys } from "./api-keys.tsx";
import { Webhooks } from "./webhooks.tsx";

/** What programs of a person may do, and where they are told. */
export function DeveloperCards() {
  return (
    <>
      <ApiKeys />
      <Webhooks />
    </>
  );
}
