import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { openVendor, type VendorServer } from "../../../testing/vendor-server.ts";
import { fetchFeed } from "./fetch-feed.ts";
import { FeedProblem } from "./job-boards.port.ts";
import { isPublicAddress } from "./public-address.ts";

let vendor: VendorServer<string>;

beforeEach(async () => {
  vendor = await openVendor((body) => body, { status: 200, body: "[]" });
});
afterEach(() => vendor.close());

const LIMITS = { timeoutMs: 2000, maxBytes: 1000, trustedHosts: [] as string[] };

const fetchAll = (...from: Parameters<typeof fetchFeed>) => text(fetchFeed(...from));

const fetchTrusted = (address = vendor.url, more: Partial<typeof LIMITS> = {}) =>
  fetchAll(address, { ...LIMITS, trustedHosts: [new URL(vendor.url).host], ...more });

describe("an address", () => {
  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "169.254.169.254",
    "192.168.1.1",
    "172.20.0.1",
    "100.100.0.1",
    "0.0.0.0",
    "255.255.255.255",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "fd00::1",
    "fe80::1",
    "64:ff9b::7f00:1",
    "no address",
  ])("%s isn’t public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(["8.8.8.8", "172.15.0.1", "2606:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("fetching a feed", () => {
  test("asks nothing of the server's own networks, however the address is written", async () => {
    const port = new URL(vendor.url).port;
    for (const host of ["127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"])
      await expect(fetchAll(`http://${host}:${port}/`, LIMITS)).rejects.toThrow(FeedProblem);
    expect(vendor.received).toEqual([]);
  });

  test("follows no redirect into the server's own networks", async () => {
    vendor.answer = { status: 302, headers: { location: "http://169.254.169.254/latest/" } };
    await expect(fetchTrusted()).rejects.toThrow("isn’t on the public internet");
    vendor.answer = { status: 302, headers: { location: "file:///etc/passwd" } };
    await expect(fetchTrusted()).rejects.toThrow("starts with https://");
  });

  test("stops at a loop of redirects, a failure, a large answer and a slow one", async () => {
    vendor.answer = { status: 302, headers: { location: "/again" } };
    await expect(fetchTrusted()).rejects.toThrow("redirects too often");
    vendor.answer = { status: 503, body: "[]" };
    await expect(fetchTrusted()).rejects.toThrow("answered with status 503");
    vendor.answer = { status: 200, body: "x".repeat(1001) };
    await expect(fetchTrusted()).rejects.toThrow("larger than");
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const waiting = fetchTrusted(`http://${host}/`, { timeoutMs: 100, trustedHosts: [host] });
    await expect(waiting).rejects.toThrow("took longer");
    silent.close();
  });

  test("refuses an answer that is cut off", async () => {
    const cut = createServer((socket) =>
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n[]"),
    ).listen(0, "127.0.0.1");
    await once(cut, "listening");
    const host = `127.0.0.1:${(cut.address() as AddressInfo).port}`;
    const fetching = fetchTrusted(`http://${host}/`, { trustedHosts: [host] });
    await expect(fetching).rejects.toThrow(FeedProblem);
    cut.close();
  });

  test("returns the text of a feed that is trusted", async () => {
    expect(await fetchTrusted()).toBe("[]");
  });
});
