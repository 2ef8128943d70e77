import { packSource } from "./pack.ts";
import { dataFolder, readSource } from "./source/read-source.ts";

/** The guide's data as one JSON text, for whoever builds something that has them beside its code. */
export function packedGuideJson(): string {
  return JSON.stringify(packSource(readSource(dataFolder())));
}
