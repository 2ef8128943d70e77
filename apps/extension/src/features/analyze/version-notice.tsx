import { useEffect, useState } from "react";
import { checkServer, type ServerCheck } from "../../lib/check-server.ts";
import { useOutdated } from "../../lib/use-outdated.ts";
import { strings } from "../../strings.ts";
import { Notice } from "./notice.tsx";

const words = strings.versions;

/** Says what to update when the parts of Flipworth are of different versions, else nothing. */
export function VersionNotice({ server }: { server: string }) {
  const isOutdated = useOutdated();
  const [check, setCheck] = useState<ServerCheck>();
  useEffect(() => void checkServer(server).then(setCheck), [server]);
  if (isOutdated) {
    return (
      <Notice isAlert title={words.outdatedTitle}>
        {words.outdated}
      </Notice>
    );
  }
  if (check?.kind === "too_old") {
    return (
      <Notice isAlert title={words.tooOldTitle}>
        {words.tooOld(server, check.version)}
      </Notice>
    );
  }
  if (check?.kind === "too_new") {
    return (
      <Notice isAlert title={words.tooNewTitle}>
        {words.tooNew(server, check.version)}
      </Notice>
    );
  }
  return null;
}
