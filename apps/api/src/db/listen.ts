import type { PGlite } from "@electric-sql/pglite";
import type { Client } from "pg";

/** Announcements of one channel: calls back for each, and whenever some may have been missed. */
export type Listening = { close: () => Promise<void> };

const RECONNECT_AFTER_MS = 1_000;

/** Listens on a server by a connection of its own, which is made again when it is lost. */
export const listenOnServer = (
  connect: () => Client,
  channel: string,
  onNotice: () => void,
): Listening => {
  let client: Client | undefined;
  let closed = false;
  let again: NodeJS.Timeout | undefined;

  const lost = (own: Client) => {
    // A connection that was given up may still end; only the present one counts.
    if (own !== client) return;
    if (closed || again) return;
    again = setTimeout(() => {
      again = undefined;
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
      // Whatever was announced while nobody listened.
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
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
};

/** Listens on the embedded database, whose connection is this process. */
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
