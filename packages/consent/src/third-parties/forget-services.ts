import type { ConsentCategory } from "@devguild/schemas/constants/consents";
import { keepCookie } from "@devguild/session/keep-cookie";

// What each category's services leave behind on our own site, by the names that they document.
const LEFT_BEHIND: Record<ConsentCategory, RegExp | null> = {
  chat: /^intercom[-.]/,
  statistics: /^_(?:ga|gid|gat|clck|clsk|cltk)/,
  marketing: /^(?:hubspotutk$|__hs|_fbp$|_gcl)/,
  maps: null,
  errors: null,
};

// A service sets its cookies for the host, or for a part of it that it shares with others.
const domainsOf = (host: string) => {
  const parts = host.split(".");
  return [undefined, ...parts.slice(0, -1).map((_, from) => parts.slice(from).join("."))];
};

const forgetStored = (storage: Storage, names: RegExp) => {
  for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
};

/** Removes what services of others have left in this browser for our site. */
export const forgetServices = (categories: readonly ConsentCategory[]) => {
  for (const category of categories) {
    const names = LEFT_BEHIND[category];
    if (!names) continue;
    for (const cookie of document.cookie.split(/;\s*/)) {
      const name = cookie.split("=")[0] ?? "";
      if (names.test(name))
        for (const domain of domainsOf(location.hostname)) keepCookie(name, "", 0, domain);
    }
    forgetStored(localStorage, names);
    forgetStored(sessionStorage, names);
  }
};
