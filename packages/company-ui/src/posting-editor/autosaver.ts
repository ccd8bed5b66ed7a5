/** Whether everything is saved, waiting to be sent, being sent, or failed to save. */
export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "failed"; error: Error };

type Options<Value> = {
  value: Value;
  isSaved: boolean;
  /** How long to wait after the last change before saving, in ms; null to save only on demand. */
  pauseMs: number | null;
  onState: (state: SaveState) => void;
};

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Saves the latest value after a pause in editing. Requests are sequential, so an older value never
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

  /** Saves unsaved changes now; resolves to whether everything is saved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (isPaused) return Promise.resolve(false);
    if (latest === savedValue && !running) return Promise.resolve(true);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  const schedule = () => {
    clearTimeout(timer);
    if (!isPaused && pauseMs !== null) timer = setTimeout(() => void flush(), pauseMs);
  };

  return {
    flush,
    /** Sets the function that saves a value. */
    setSave: (send: (value: Value) => Promise<void>) => {
      save = send;
    },
    /** Sets a newer value. */
    change: (next: Value) => {
      latest = next;
      onState({ kind: "waiting" });
      schedule();
    },
    /** Sets a value that the server already has. */
    adopt: (next: Value) => {
      clearTimeout(timer);
      latest = next;
      savedValue = next;
      onState({ kind: "saved", at: null });
    },
    /** Stops saving until resumed. */
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
    },
    resume: () => {
      isPaused = false;
      if (latest !== savedValue) schedule();
    },
    /** Cancels scheduled saves and waits for the request in progress. */
    settle: async () => {
      clearTimeout(timer);
      await running;
    },
    /** Returns whether nothing was changed since a value. */
    isLatest: (sent: Value) => latest === sent,
    isSaved: () => latest === savedValue && !running,
  };
};
