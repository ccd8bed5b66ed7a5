import { BlockList, isIP } from "node:net";

// Everything that isn't a public address: own networks, loopback, link-local (where clouds keep their
// credentials), documentation, multicast, and the ranges that wrap IPv4.
const BLOCKED: readonly [address: string, prefix: number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["::", 96],
  ["::ffff:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
];

// Two lists, as one would also compare IPv4 with the ranges that wrap it.
const blockedIpv4 = new BlockList();
const blockedIpv6 = new BlockList();
for (const [address, prefix] of BLOCKED)
  if (address.includes(":")) blockedIpv6.addSubnet(address, prefix, "ipv6");
  else blockedIpv4.addSubnet(address, prefix, "ipv4");

/** Returns whether an IP address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address);
  if (version === 4) return !blockedIpv4.check(address, "ipv4");
  return version === 6 && !blockedIpv6.check(address, "ipv6");
};
