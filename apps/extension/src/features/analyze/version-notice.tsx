import { useWords } from "@flipworth/words/react";
import { useEffect, useState } from "react";
import { checkServer, type ServerCheck } from "../../lib/check-server.ts";
import { useOutdated } from "../../lib/use-outdated.ts";
import { versionWords } from "../../words/english/failure.ts";
import { Notice } from "./notice.tsx";

/** Says what to update when the parts of Flipworth are of different versions, else nothing. */
export function VersionNotice({ server }: { server: string }) {
  const say = useWords(versionWords);
  const isOutdated = useOutdated();
  const [check, setCheck] = useState<ServerCheck>();
  useEffect(() => void checkServer(server).then(setCheck), [server]);
  if (isOutdated) {
    return (
      <Notice isAlert title={say("outdatedTitle")}>
        {say("outdated")}
      </Notice>
    );
  }
  if (check?.kind === "too_old") {
    return (
      <Notice isAlert title={say("tooOldTitle")}>
        {say("tooOld", { address: server, version: check.version })}
      </Notice>
    );
  }
  if (check?.kind === "too_new") {
    return (
      <Notice isAlert title={say("tooNewTitle")}>
        {say("tooNew", { address: server, version: check.version })}
      </Notice>
    );
  }
  return null;
}
