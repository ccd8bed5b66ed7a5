import { expect, test } from "vitest";

import { toNetwork } from "./network.policy.ts";

test.each([
  ["an IPv4 address", "203.0.113.9", "203.0.113.9"],
  ["an IPv6 address", "2001:db8:aa:bb:1:2:3:4", "2001:db8:aa:bb::/64"],
  ["another one of the same network", "2001:DB8:AA:BB::9", "2001:db8:aa:bb::/64"],
  ["one with leading zeros", "2001:0db8:00aa:00bb::9", "2001:db8:aa:bb::/64"],
  ["one of another network", "2001:db8:aa:bc::9", "2001:db8:aa:bc::/64"],
  ["a short one", "2001:db8::1", "2001:db8:0:0::/64"],
  ["the loopback address", "::1", "0:0:0:0::/64"],
  ["a link-local one with its zone", "fe80::1%eth0", "fe80:0:0:0::/64"],
  ["an IPv4 address written as IPv6", "::ffff:203.0.113.9", "203.0.113.9"],
  ["the same in hexadecimal", "::FFFF:cb00:7109", "203.0.113.9"],
  ["the same in full", "0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
  ["nothing", "", ""],
])("%s counts as its network", (_, address, network) => {
  expect(toNetwork(address)).toBe(network);
});
