/** Whether everything is saved, waiting to be sent, being sent, or failed to save. */
export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "failed"; error: Error };

type Options<Value> = {
  value: Value;
  isSaved: boolean;
  /** How long the writer has to pause before a value is sent; null: only on demand. */
  pauseMs: number | null;
  onState: (state: SaveState) => void;
};

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Sends the newest value once its writer pauses, one request at a time, so that an older one never
 * arrives last. A failed save is repeated with the next change, or on demand.
 */
export const createAutosaver = <Value>({ value, isSaved, pauseMs, onState }: Options<Value>) => {
  let save: (sent: Value) => Promise<void> = () => Promise.resolve();
  let latest = value;
  let savedValue: Value | null = isSaved ? value : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isPaused = false;

  const sendAll = async () => {
    while (latest !== savedValue) {
      const sending = latest;
      onState({ kind: "saving" });
      try {
        await save(sending);
      } catch (thrown) {
        onState({ kind: "failed", error: toError(thrown) });
        return false;
      }
      savedValue = sending;
    }
    onState({ kind: "saved", at: Date.now() });
    return true;
  };

  /** Sends now what is not saved yet; gives whether everything is saved then. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (isPaused) return Promise.resolve(false);
    if (latest === savedValue && !running) return Promise.resolve(true);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  const wait = () => {
    clearTimeout(timer);
    if (!isPaused && pauseMs !== null) timer = setTimeout(() => void flush(), pauseMs);
  };

  return {
    flush,
    /** Sets how values are sent from now on. */
    setSave: (send: (value: Value) => Promise<void>) => {
      save = send;
    },
    /** Takes a newer value. */
    change: (next: Value) => {
      latest = next;
      onState({ kind: "waiting" });
      wait();
    },
    /** Takes a value that the server already has. */
    adopt: (next: Value) => {
      clearTimeout(timer);
      latest = next;
      savedValue = next;
      onState({ kind: "saved", at: null });
    },
    /** Sends nothing until it is resumed. */
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
    resume: () => {
      isPaused = false;
      if (latest !== savedValue) wait();
    },
    /** Sends nothing more by itself, and waits for the request that is under way. */
    settle: async () => {
      clearTimeout(timer);
      await running;
    },
    isSaved: () => latest === savedValue && !running,
  };
};
