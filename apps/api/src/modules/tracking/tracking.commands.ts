import type { Db } from "../../db/db.ts";
import { trackingEvents } from "./tracking.tables.ts";

type Event = Omit<typeof trackingEvents.$inferInsert, "created_at">;

const BATCH = 200;
const WAIT = 1000;
/** If more events than this can't be written, the oldest are dropped: pages matter more than statistics. */
const MAX_WAITING = 5000;

/**
 * Buffers events and writes them in batches, once a second or once there are 200. A killed process
 * loses its last second; one that is stopped writes them first.
 */
class EventBuffer {
  #waiting: (typeof trackingEvents.$inferInsert)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  add(event: Event) {
    this.#waiting.push({ ...event, created_at: new Date() });
    if (this.#waiting.length >= BATCH) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), WAIT).unref();
  }

  /** Writes the buffered events; resolves once they are written, or put back for the next attempt. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const events = this.#waiting.splice(0);
    if (events.length > 0)
      this.#writing = this.#writing
        .then(() => this.#db.insert(trackingEvents).values(events))
        .then(
          () => undefined,
          () => this.#keep(events),
        );
    return this.#writing;
  }

  #keep(events: (typeof trackingEvents.$inferInsert)[]) {
    this.#waiting = [...events, ...this.#waiting].slice(-MAX_WAITING);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT).unref();
  }
}

const buffers = new WeakMap<Db, EventBuffer>();

const getBuffer = (db: Db) => {
  const buffer = buffers.get(db) ?? new EventBuffer(db);
  buffers.set(db, buffer);
  return buffer;
};

/** Buffers an event; it is in the table about a second later. */
export const bufferEvent = (db: Db, event: Event) => getBuffer(db).add(event);

/** Writes the buffered events, before a process stops or someone reads them. */
export const flushEvents = (db: Db) => getBuffer(db).flush();
