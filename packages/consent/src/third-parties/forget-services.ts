import type { ConsentCategory } from "@devguild/schemas/constants/consents";
import { keepCookie } from "@devguild/session/keep-cookie";

// What each category's services store on our site, by the names that they document.
const STORED_NAMES: Record<ConsentCategory, RegExp | null> = {
  chat: /^intercom[-.]/,
  statistics: /^_(?:ga|gid|gat|clck|clsk|cltk)/,
  marketing: /^(?:hubspotutk$|__hs|_fbp$|_gcl)/,
  maps: null,
  errors: null,
};

// Services set cookies for the host or for one of its parent domains.
const listCookieDomains = (host: string) => {
  const parts = host.split(".");
  return [undefined, ...parts.slice(0, -1).map((_, from) => parts.slice(from).join("."))];
};

const removeStored = (storage: Storage, names: RegExp) => {
  for (const name of Object.keys(storage)) if (names.test(name)) storage.removeItem(name);
};

/** Removes what third-party services stored in this browser for our site. */
export const forgetServices = (categories: readonly ConsentCategory[]) => {
  for (const category of categories) {
    const names = STORED_NAMES[category];
    if (!names) continue;
    for (const cookie of document.cookie.split(/;\s*/)) {
      const name = cookie.split("=")[0] ?? "";
      if (names.test(name))
        for (const domain of listCookieDomains(location.hostname)) keepCookie(name, "", 0, domain);
    }
    removeStored(localStorage, names);
    removeStored(sessionStorage, names);
  }
};
