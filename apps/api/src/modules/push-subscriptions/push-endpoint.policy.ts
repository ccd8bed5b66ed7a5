import { isIP } from "node:net";

import type { PushSettings } from "@devguild/config/push";

import { isPublicAddress } from "../../ports/job-boards/public-address.ts";

/**
 * Returns whether a browser's address of its push service may be sent to: https on the public internet, as
 * far as the address itself says. What its host resolves to is checked again when something is sent.
 */
export const isPushEndpoint = (
  endpoint: string,
  { localHosts }: Pick<PushSettings, "localHosts">,
): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username !== "" || url.password !== "") return false;
  if (localHosts.includes(url.host)) return true;
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  if (url.protocol !== "https:") return false;
  return isIP(host) === 0 ? host.includes(".") : isPublicAddress(host);
};
