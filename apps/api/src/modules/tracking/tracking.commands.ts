import type { Db } from "../../db/db.ts";
import { trackingEvents } from "./tracking.tables.ts";

type Event = Omit<typeof trackingEvents.$inferInsert, "created_at">;

const BATCH = 200;
const WAIT = 1000;
/** Beyond so many that could not be written the oldest are let go: pages matter more than figures. */
const MAX_WAITING = 5000;

/**
 * Events on their way to the table, written together once a second or once there are 200. A process
 * that is killed loses those of its last second; one that is told to stop writes them first.
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

  /** Writes what waits; fulfilled once it is written, or kept for the next time. */
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

const bufferOf = (db: Db) => {
  const buffer = buffers.get(db) ?? new EventBuffer(db);
  buffers.set(db, buffer);
  return buffer;
};

/** Takes an event in; it is in the table about a second later. */
export const bufferEvent = (db: Db, event: Event) => bufferOf(db).add(event);

/** Writes the events that wait, for a process that stops and for whoever reads them next. */
export const flushEvents = (db: Db) => bufferOf(db).flush();
