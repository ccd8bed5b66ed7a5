import { isIPv6 } from "node:net";

// Written in one way by the URL parser: lower case, no leading zeros, IPv4 at the end as two groups.
const toGroups = (address: string): string[] => {
  const [plain = ""] = address.split("%");
  const [head = "", tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split("::");
  const [before, after] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":")));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array<string>(missing).fill("0"), ...(after ?? [])];
};

const toIPv4 = (groups: readonly string[]) =>
  groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");

/**
 * Returns what a visitor's address counts as for limits: an IPv4 address as itself, an IPv6 address as
 * its /64, since every rented server and every household has a whole one.
 */
export const toNetwork = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = toGroups(address);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  return isMapped ? toIPv4(groups) : `${groups.slice(0, 4).join(":")}::/64`;
};
