/** How far saving is: all saved, something waits or is on its way, or it failed. */
export type SaveState =
  | { kind: "saved"; at: number | null }
  | { kind: "waiting" }
  | { kind: "saving" }
  | { kind: "failed"; error: Error };

type Options<Value> = {
  value: Value;
  isSaved: boolean;
  /** How long somebody has to pause before what they typed is sent, in ms; null: only on demand. */
  pause: number | null;
  onState: (state: SaveState) => void;
};

const errorOf = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/**
 * Sends the newest value once its writer pauses, one request at a time, so that an older one can never
 * arrive last. What failed is sent again with the next change, or on demand.
 */
export const createAutosaver = <Value>({ value, isSaved, pause, onState }: Options<Value>) => {
  let save: (sent: Value) => Promise<void> = () => Promise.resolve();
  let latest = value;
  let savedValue: Value | null = isSaved ? value : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let isHeld = false;

  const sendAll = async () => {
    while (latest !== savedValue) {
      const sending = latest;
      onState({ kind: "saving" });
      try {
        await save(sending);
      } catch (thrown) {
        onState({ kind: "failed", error: errorOf(thrown) });
        return false;
      }
      savedValue = sending;
    }
    onState({ kind: "saved", at: Date.now() });
    return true;
  };

  /** Sends what is not saved yet, now; whether everything is saved then. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    if (isHeld) return Promise.resolve(false);
    if (latest === savedValue && !running) return Promise.resolve(true);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  };

  const wait = () => {
    clearTimeout(timer);
    if (!isHeld && pause !== null) timer = setTimeout(() => void flush(), pause);
  };

  return {
    flush,
    /** How a value is sent from now on. */
    sendBy: (send: (value: Value) => Promise<void>) => {
      save = send;
    },
    /** A newer value. */
    change: (next: Value) => {
      latest = next;
      onState({ kind: "waiting" });
      wait();
    },
    /** A value that the server has already. */
    adopt: (next: Value) => {
      clearTimeout(timer);
      latest = next;
      savedValue = next;
      onState({ kind: "saved", at: null });
    },
    /** Sends nothing until it may go on. */
    hold: () => {
      isHeld = true;
      clearTimeout(timer);
    },
    goOn: () => {
      isHeld = false;
      if (latest !== savedValue) wait();
    },
    /** Sends nothing more by itself, and waits for what is on its way. */
    settle: async () => {
      clearTimeout(timer);
      await running;
    },
    isSaved: () => latest === savedValue && !running,
  };
};
