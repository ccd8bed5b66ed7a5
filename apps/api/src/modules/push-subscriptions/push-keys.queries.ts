import type { Configuration } from "@devguild/config/configuration";
import type { VapidKeys } from "@devguild/config/push";
import { desc } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { decrypt } from "../../secrets/encryption.ts";
import { KEYS_OWNER } from "./push-keys.policy.ts";
import { pushKeys } from "./push-subscriptions.tables.ts";

/** Finds the keys by which push services know us; null if none were made with this SECRET. */
export const findPushKeys = async (
  db: Db,
  { push, secret }: Pick<Configuration, "push" | "secret">,
): Promise<VapidKeys | null> => {
  if (push.keys) return push.keys;
  const rows = await db.select().from(pushKeys).orderBy(desc(pushKeys.id));
  for (const { public_key: publicKey, encrypted_private_key } of rows) {
    const privateKey = decrypt(secret, KEYS_OWNER, encrypted_private_key);
    if (privateKey !== null) return { publicKey, privateKey };
  }
  return null;
};
