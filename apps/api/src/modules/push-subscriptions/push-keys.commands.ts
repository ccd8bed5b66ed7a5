import type { Configuration } from "@devguild/config/configuration";
import { sql } from "drizzle-orm";

import { type Db, transaction } from "../../db/db.ts";
import { encrypt } from "../../secrets/encryption.ts";
import { KEYS_OWNER, makePushKeys } from "./push-keys.policy.ts";
import { findPushKeys } from "./push-keys.queries.ts";
import { pushKeys } from "./push-subscriptions.tables.ts";

/**
 * Makes the keys by which push services know us, unless there are some: at the first start, and after
 * SECRET has changed. Processes that start together make them once.
 */
export const preparePushKeys = (
  db: Db,
  config: Pick<Configuration, "push" | "secret">,
): Promise<void> =>
  transaction(db, async (tx) => {
    await tx.execute(sql`lock table push_keys in share row exclusive mode`);
    if (await findPushKeys(tx, config)) return;
    const { publicKey, privateKey } = makePushKeys();
    await tx.insert(pushKeys).values({
      public_key: publicKey,
      encrypted_private_key: encrypt(config.secret, KEYS_OWNER, privateKey),
    });
  });
