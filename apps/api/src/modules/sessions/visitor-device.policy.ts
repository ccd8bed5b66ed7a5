import { isIPv6 } from "node:net";

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
];

const findMatch = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Removes the part of an address that identifies a household; people can still recognise their own. */
const shortAddress = (address: string) => {
  if (!isIPv6(address)) return address.replace(/\.\d+$/, ".x");
  const [first = "", second = ""] = address.split(":");
  return `${first}:${second}:…`;
};

/**
 * Describes a visitor's device for the account owner: browser, system and shortened address.
 * Source: docs/product/sessions.md.
 */
export const describeDevice = (address: string | null, userAgent: string | null) => ({
  browser: findMatch(BROWSERS, userAgent ?? ""),
  system: findMatch(SYSTEMS, userAgent ?? ""),
  address: address ? shortAddress(address) : null,
});
