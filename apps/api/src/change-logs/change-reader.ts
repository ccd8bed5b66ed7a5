/** An entry of a log of changes, and the transaction that wrote it. */
export type LoggedChange = { id: number; xid: string };

/** Committed changes since a horizon, and the next horizon. Entries may come twice. */
export type ReadChanges<Change> = (
  horizon: string,
) => Promise<{ changes: Change[] | null; horizon: string }>;

/**
 * Reads a log of changes, each entry once. Ids of entries are assigned before the commit, so it goes by
 * transactions: docs/decisions/job-index.md.
 */
export class ChangeReader<Change extends LoggedChange> {
  readonly #read: ReadChanges<Change>;
  #horizon = "0";
  // Changes at or after the horizon that have been used: their ids and transactions.
  #seen = new Map<number, bigint>();

  constructor(read: ReadChanges<Change>) {
    this.#read = read;
  }

  /** All changes of transactions before this one have been used. */
  get horizon() {
    return this.#horizon;
  }

  /** Starts anew at a horizon. */
  restart(horizon: string) {
    this.#horizon = horizon;
    this.#seen = new Map();
  }

  /** Hands over the changes since the last call; if `use` fails, the next call hands them over again. */
  async read(use: (changes: readonly Change[]) => Promise<void>) {
    const { changes, horizon } = await this.#read(this.#horizon);
    const fresh = (changes ?? []).filter(({ id }) => !this.#seen.has(id));
    await use(fresh);
    for (const { id, xid } of fresh) this.#seen.set(id, BigInt(xid));
    for (const [id, xid] of this.#seen) if (xid < BigInt(horizon)) this.#seen.delete(id);
    this.#horizon = horizon;
  }
}
