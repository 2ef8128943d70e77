import { visibleText } from "../page/text-blocks.ts";
import type { VehicleFields } from "../attributes/vehicle-fields.ts";

/** Craigslist gives year and model of a vehicle first, as one line without a label. */
const namesVehicle = /^(?:19|20)\d\d\s+\p{L}/u;

/** "odometer: 125122" and "2008 nissan altima" of the groups beside the map. */
export function craigslistVehicleFields(document: Document): VehicleFields {
  const lines = [...document.querySelectorAll(".attrgroup .attr, .attrgroup > span")]
    .map((element) => visibleText(element).replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  const named = lines.find((line) => namesVehicle.test(line) && !line.includes(":"));
  if (named === undefined) return {};
  const labelled = lines.flatMap((line) => {
    const [, name, value] = /^([^:]{2,30}):\s*(\S.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
  });
  return { "make and model": named, ...Object.fromEntries(labelled) };
}
