import { ApiError } from "@devguild/api-client/api-error";
import { hasStatus } from "@devguild/api-client/has-status";
import { failureText } from "@devguild/api-client/failure-text";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { CONFLICT } from "@devguild/schemas/constants/statuses";
import { createAutosaver, type SaveState } from "@devguild/company-ui/autosaver";
import { useEffect, useRef, useState } from "react";

const PAUSE_MS = 1_500;

type Errors = Partial<Record<string, string>>;
type Versioned = { version: number };

type Source<Saved extends Versioned, Values extends object> = {
  /** What is typed is stored in this browser under this name. */
  name: string;
  opened: Saved;
  toValues: (saved: Saved) => Values;
  isSame: (one: Values, other: Values) => boolean;
  /** Whether what is typed is saved by itself. */
  savesAsTyped: (saved: Saved) => boolean;
  saveDraft: (values: Values, version: number) => Promise<Saved>;
  /** Loads what someone else has saved. */
  reload: () => Promise<Saved>;
  /** Brings the rest of the screen up to date. */
  onSaved: (saved: Saved) => void;
};

/** Reads what was typed before and never reached the server. */
const restore = <Saved extends Versioned, Values extends object>(
  { opened, toValues, isSame }: Source<Saved, Values>,
  stored: Record<string, unknown>,
) => {
  const { version, values } = stored as { version?: number; values?: Values };
  const server = toValues(opened);
  const typed = values && { ...server, ...values };
  if (!typed || isSame(typed, server)) return { values: server, isRestored: false, theirs: null };
  return { values: typed, isRestored: true, theirs: version === opened.version ? null : opened };
};

/**
 * The state of an editor whose record has versions: drafts are saved as they are typed, everything else when
 * it is sent. What hasn't reached the server stays in this browser. If someone else has saved the record
 * meanwhile, nothing is saved until the editor has decided. Source: docs/decisions/articles.md.
 */
export const useVersionedEditor = <Saved extends Versioned, Values extends object>(
  source: Source<Saved, Values>,
) => {
  const { opened, toValues, savesAsTyped } = source;
  const [draft] = useState(() => storeDraft(source.name));
  const [start] = useState(() => restore(source, draft.read()));
  const [saved, setSaved] = useState(opened);
  const [values, setValues] = useState(start.values);
  const [isRestored, setRestored] = useState(start.isRestored);
  const [theirs, setTheirs] = useState<Saved | null>(start.theirs);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [saving, setSaving] = useState<SaveState>(
    start.isRestored ? { kind: "waiting" } : { kind: "saved", at: null },
  );
  const base = useRef(opened);
  const [saver] = useState(() =>
    createAutosaver({
      value: start.values,
      isSaved: !start.isRestored,
      pauseMs: PAUSE_MS,
      onState: setSaving,
    }),
  );
  const autosaves = savesAsTyped(saved) && theirs === null;

  const adopt = (next: Saved) => {
    base.current = next;
    setSaved(next);
    source.onSaved(next);
  };

  /** Says what the server refused; a conflict shows what someone else has saved. */
  const refuse = async (thrown: unknown) => {
    if (hasStatus(thrown, CONFLICT)) {
      setTheirs(await source.reload());
      return;
    }
    const fields = thrown instanceof ApiError ? thrown.fields : {};
    setErrors(fields);
    setFailure(
      Object.keys(fields).length === 0 && thrown instanceof Error ? failureText(thrown) : null,
    );
  };

  const save = async (sent: Values) => {
    try {
      adopt(await source.saveDraft(sent, base.current.version));
      setErrors({});
      setFailure(null);
      if (saver.isLatest(sent)) draft.write(null);
    } catch (thrown) {
      await refuse(thrown);
      throw thrown;
    }
  };
  useEffect(() => saver.setSave(save));
  useEffect(() => {
    if (autosaves) saver.resume();
    else saver.pause();
  }, [autosaves, saver]);
  useEffect(() => () => void saver.flush(), [saver]);

  const change = (changed: Partial<Values>) => {
    const next = { ...values, ...changed };
    setValues(next);
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
    draft.write({ version: base.current.version, values: next });
    saver.change(next);
  };

  const adoptAll = (next: Saved) => {
    adopt(next);
    const shown = toValues(next);
    setValues(shown);
    setErrors({});
    setFailure(null);
    setRestored(false);
    draft.write(null);
    saver.adopt(shown);
  };

  return {
    saved,
    values,
    errors,
    failure,
    saving,
    isSending,
    isSaved: saving.kind === "saved",
    isRestored,
    theirs,
    change,
    retry: () => void saver.flush(),
    /** Sends what is typed with another call, and shows its answer; null if that was refused. */
    send: async (call: (values: Values, version: number) => Promise<Saved>) => {
      setSending(true);
      saver.pause();
      await saver.settle();
      try {
        const answer = await call(values, base.current.version);
        adoptAll(answer);
        return answer;
      } catch (thrown) {
        await refuse(thrown);
        return null;
      } finally {
        if (savesAsTyped(base.current)) saver.resume();
        setSending(false);
      }
    },
    /** Takes over what was changed elsewhere on the screen; what is typed stays. */
    adopt,
    /** Shows what was stored elsewhere on the screen instead of what is typed. */
    replace: adoptAll,
    /** Drops what was typed and shows what someone else has saved. */
    takeTheirs: () => {
      if (theirs) adoptAll(theirs);
      setTheirs(null);
    },
    /** Goes on with what was typed, on top of what someone else has saved. */
    keepMine: () => {
      if (!theirs) return;
      adopt(theirs);
      setTheirs(null);
      draft.write({ version: theirs.version, values });
      saver.change(values);
    },
    /** Drops what was restored. */
    discard: () => adoptAll(base.current),
  };
};
