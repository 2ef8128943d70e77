import { headphoneLaunches, speakerLaunches, televisionLaunches } from "./audio-and-video.ts";
import { actionCameraLaunches, cameraLaunches } from "./cameras.ts";
import { computerLaunches, computerPartLaunches } from "./computers.ts";
import { consoleLaunches, videoGameLaunches } from "./consoles-and-games.ts";
import type { Launches } from "./launch.ts";
import { phoneLaunches } from "./phones.ts";
import { type Retention, retentions } from "./retention.ts";
import { tabletLaunches, wearableLaunches } from "./tablets-and-watches.ts";

type Kind = { retention: Retention; launches: Launches };

const kinds: readonly Kind[] = [
  { retention: retentions.phones, launches: phoneLaunches },
  { retention: retentions.tablets, launches: tabletLaunches },
  { retention: retentions.computers, launches: computerLaunches },
  { retention: retentions.computerParts, launches: computerPartLaunches },
  { retention: retentions.wearables, launches: wearableLaunches },
  { retention: retentions.consoles, launches: consoleLaunches },
  { retention: retentions.videoGames, launches: videoGameLaunches },
  { retention: retentions.cameras, launches: cameraLaunches },
  { retention: retentions.actionCameras, launches: actionCameraLaunches },
  { retention: retentions.televisions, launches: televisionLaunches },
  { retention: retentions.headphones, launches: headphoneLaunches },
  { retention: retentions.speakers, launches: speakerLaunches },
];

/** When a thing's life on the market began, and how things of its kind lose their value. */
export type Life = { launchMonth: string; launchUsd: number | null; retention: Retention };

/** undefined where the guide knows no launch: of kinds, and of what does not age like that. */
export function lifeOf(entryId: string): Life | undefined {
  for (const { launches, retention } of kinds) {
    const launch = launches[entryId];
    if (launch === undefined) continue;
    const [launchMonth, launchUsd = null] = launch;
    return { launchMonth, launchUsd, retention };
  }
  return undefined;
}

/** Every entry with a launch, for the test that the price guide has it. */
export const launchedEntryIds: readonly string[] = kinds.flatMap(({ launches }) =>
  Object.keys(launches),
);
