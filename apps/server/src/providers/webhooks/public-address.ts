import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the public internet: neither this machine nor any private, link-local,
 * carrier, documentation or multicast network, and no IPv6 form that leads to one.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}
