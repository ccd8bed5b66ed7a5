import { hasStatus } from "@devguild/api-client/has-status";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import type { LiveAudience } from "@devguild/schemas/constants/live-event-editing";
import { CONFLICT } from "@devguild/schemas/constants/statuses";
import { useEffect, useRef, useState } from "react";

import {
  findMissingTimes,
  listDifferences,
  readTimes,
  toLiveEventBody,
  toLiveEventValues,
} from "./live-event-values.ts";
import type { AskAboutChange } from "./use-ask-about-change.tsx";
import { useAnnounceChange, useRefreshLiveEvents } from "./use-live-event-actions.ts";

/** A draft that says which version of the event it was typed on. */
const storeBasedDraft = (id: number, version: number) => {
  const draft = storeDraft(`live-event.${id}`);
  let based_on = version;
  return {
    ...draft,
    write: (values: Record<string, unknown> | null) =>
      draft.write(values && { ...values, based_on }),
    rebase: (next: number) => {
      based_on = next;
    },
  };
};

type Options = {
  ask: AskAboutChange;
  /** Shows the fields again as the event has been saved. */
  onReplaced: () => void;
};

/**
 * The form of a live event. What is typed stays in this browser until it is saved. If someone else has
 * saved the event meanwhile, nothing is saved until the editor has decided.
 */
export const useLiveEventForm = (event: AdminLiveEvent, { ask, onReplaced }: Options) => {
  const announce = useAnnounceChange();
  const refresh = useRefreshLiveEvents();
  const base = useRef(event);
  const [draft] = useState(() => storeBasedDraft(event.id, event.version));
  const [theirs, setTheirs] = useState(() => {
    const { based_on: version } = draft.read();
    return version !== undefined && version !== event.version ? event : null;
  });
  const unnotified = useRef<LiveAudience[]>([]);
  useEffect(() => {
    // The event's state may have been changed beside the form.
    if (theirs !== null || event.version < base.current.version) return;
    base.current = event;
    draft.rebase(event.version);
  }, [event, theirs, draft]);
  const form = useApiForm(api.adminLiveEvents.update, {
    draft,
    initialValues: toLiveEventValues(event),
    check: findMissingTimes,
    toInput: async (values) => {
      const { published } = base.current;
      const venue = values.venue.trim() || null;
      unnotified.current = await ask(base.current, { ...readTimes(values), venue, published });
      return {
        params: { id: event.id },
        body: {
          ...toLiveEventBody(values),
          unnotified: unnotified.current,
          version: base.current.version,
        },
      };
    },
    onSuccess: async ({ data }) => {
      const before = base.current;
      base.current = data;
      const done = `${data.title} saved`;
      await announce(before, data, {
        unnotified: unnotified.current,
        done,
        onUndone: onReplaced,
      });
    },
    onError: async (error) => {
      if (!hasStatus(error, CONFLICT)) return;
      const { data } = await api.adminLiveEvents.details.call({ params: { id: event.id } });
      setTheirs(data);
    },
  });
  const { ref } = form.props;
  return {
    form,
    theirs,
    /** What was typed and differs from what someone else has saved. */
    differences: theirs
      ? listDifferences(
          { ...toLiveEventValues(event), ...(form.sent ?? draft.read()) },
          toLiveEventValues(theirs),
        )
      : [],
    /** Drops what was typed and shows what someone else has saved. */
    takeTheirs: () => {
      draft.write(null);
      void refresh(theirs);
      onReplaced();
    },
    /** Saves what was typed on top of what someone else has saved. */
    keepMine: () => {
      if (!theirs) return;
      base.current = theirs;
      draft.rebase(theirs.version);
      setTheirs(null);
      ref.current?.requestSubmit();
    },
  };
};
export type LiveEventFormState = ReturnType<typeof useLiveEventForm>;
