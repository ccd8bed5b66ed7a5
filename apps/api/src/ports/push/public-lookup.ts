import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

import { isPublicAddress } from "../job-boards/public-address.ts";

/** A host that leads into someone's own network. */
export class NotPublic extends Error {}

/**
 * Resolves a host for a connection, and refuses it unless all of its addresses are public. The connection uses
 * exactly these, so that a second answer of the DNS can't lead elsewhere.
 */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new NotPublic(host), "", 0);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new NotPublic(host), "", 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Returns whether a URL's host may be connected to, as far as it says so itself. */
export const mayConnect = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/gu, "");
  return isIP(host) === 0 || isPublicAddress(host);
};
