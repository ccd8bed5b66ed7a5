import type { PGlite } from "@electric-sql/pglite";
import type { Client } from "pg";

/** A subscription to a notification channel; stops on `close`. */
export type Listening = { close: () => Promise<void> };

const RECONNECT_AFTER_MS = 1_000;

/**
 * Listens on a server over a dedicated connection and reconnects when it is lost. Also calls `onNotice`
 * after each (re)connection, as notifications may have been missed.
 */
export const listenOnServer = (
  connect: () => Client,
  channel: string,
  onNotice: () => void,
): Listening => {
  let client: Client | undefined;
  let closed = false;
  let reconnectTimer: NodeJS.Timeout | undefined;

  const lost = (own: Client) => {
    // An abandoned connection may still emit `end`; only the current one counts.
    if (own !== client) return;
    if (closed || reconnectTimer) return;
    reconnectTimer = setTimeout(() => {
      reconnectTimer = undefined;
      void open();
    }, RECONNECT_AFTER_MS);
  };
  const open = async () => {
    const own = connect();
    client = own;
    own.on("error", () => lost(own));
    own.on("end", () => lost(own));
    own.on("notification", onNotice);
    try {
      await own.connect();
      await own.query(`listen ${channel}`);
      // Catches up on anything announced while disconnected.
      onNotice();
    } catch {
      await own.end().catch(() => undefined);
      lost(own);
    }
  };
  void open();

  return {
    close: async () => {
      closed = true;
      clearTimeout(reconnectTimer);
      await client?.end().catch(() => undefined);
    },
  };
};

/** Listens on the embedded database, which runs in this process. */
export const listenEmbedded = (
  client: PGlite,
  channel: string,
  onNotice: () => void,
): Listening => {
  const listening = client.listen(channel, onNotice);
  return {
    close: async () => {
      const stop = await listening;
      await stop();
    },
  };
};
