import { expect, test } from "vitest";

import { forwardedAddress } from "./client-address.ts";

const PROXIES = ["127.0.0.1", "::1", "10.0.0.2", "172.16.0.0/12", "fd00::/8"];

test.each([
  ["a visitor without a proxy", "203.0.113.9", undefined, "203.0.113.9"],
  ["a visitor who claims another address", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a visitor behind our proxy", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
  ["a visitor behind two of our proxies", "127.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"],
  ["a visitor who prepends an address", "::1", "9.9.9.9, 198.51.100.1", "198.51.100.1"],
  ["a visitor behind a proxy of their own", "::1", "10.0.0.2, 198.51.100.1", "198.51.100.1"],
  ["an IPv4 address written as IPv6", "::ffff:127.0.0.1", "::FFFF:198.51.100.1", "198.51.100.1"],
  ["an IPv6 address", "127.0.0.1", "2001:db8::7", "2001:db8::7"],
  ["one of our own servers", "127.0.0.1", undefined, "127.0.0.1"],
  ["one of our own servers behind another", "127.0.0.1", "10.0.0.2", "10.0.0.2"],
  ["a visitor with a port", "127.0.0.1", "198.51.100.1:51234", "198.51.100.1"],
  ["an IPv6 address with a port", "127.0.0.1", "[2001:db8::7]:51234", "2001:db8::7"],
  ["an IPv6 address in brackets", "127.0.0.1", "[2001:db8::7]", "2001:db8::7"],
  ["a proxy with a port", "127.0.0.1", "198.51.100.1, 10.0.0.2:443", "198.51.100.1"],
  ["a proxy of a trusted network", "172.20.3.4", "198.51.100.1, fd12::5", "198.51.100.1"],
  ["an IPv4 address in hexadecimal", "::ffff:7f00:1", "198.51.100.1", "198.51.100.1"],
  ["something that is not an address", "127.0.0.1", "somebody", "127.0.0.1"],
  ["a very long text", "127.0.0.1", "1".repeat(5000), "127.0.0.1"],
  ["an empty header", "127.0.0.1", "", "127.0.0.1"],
])("%s", (_, connection, forwarded, address) => {
  expect(forwardedAddress(connection, forwarded, PROXIES)).toBe(address);
});
