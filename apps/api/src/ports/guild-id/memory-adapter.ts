import { LRUCache } from "lru-cache";
import type { AdapterFactory, AdapterPayload } from "oidc-provider";

const MAX_ENTRIES = 1000;
const nothing = () => Promise.resolve(undefined);

/**
 * Stores an issuer's codes, tokens and started log-ins in memory. Its sessions are not stored, so it
 * asks again who to log in as.
 */
export const createMemoryAdapter = (): AdapterFactory => {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES });
  return (model) => {
    const toKey = (id: string) => `${model} ${id}`;
    return {
      find: (id) => Promise.resolve(entries.get(toKey(id))),
      findByUid: nothing,
      findByUserCode: nothing,
      upsert: async (id, payload, expiresIn = 0) => {
        if (model !== "Session") entries.set(toKey(id), payload, { ttl: expiresIn * 1000 });
      },
      consume: async (id) => {
        const entry = entries.get(toKey(id));
        if (entry) entry.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(toKey(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, entry] of entries) if (entry.grantId === grantId) entries.delete(key);
      },
    };
  };
};
