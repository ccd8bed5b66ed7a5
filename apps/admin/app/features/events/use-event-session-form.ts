import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useToast } from "@devguild/design-system/toast";
import { SESSION_MESSAGES } from "@devguild/schemas/constants/live-programme";
import { SESSION_KINDS } from "@devguild/schemas/constants/partnerships";
import type { AdminEventSession } from "@devguild/schemas/event-programme";
import type { AdminEvent } from "@devguild/schemas/events";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { useState } from "react";
import { useNavigate } from "react-router";

import { findMissingTimes, readTimes } from "../live-events/live-event-values.ts";
import { toZonedTime } from "../live-events/zoned-time.ts";
import { eventProgrammePath } from "./event-addresses.ts";
import { useRefreshProgramme } from "./use-programme.ts";

const toValues = ({ starts_on, timezone }: AdminEvent, session: AdminEventSession | null) => ({
  title: session?.title ?? "",
  kind: session?.kind ?? SESSION_KINDS[0],
  room: session?.room ?? "",
  starts_at: session ? toZonedTime(session.starts_at, timezone) : `${starts_on}T09:00`,
  ends_at: session ? toZonedTime(session.ends_at, timezone) : "",
  speakers: session?.speakers ?? ([] as SpeakerOption[]),
  // The version that it was typed on, which its draft knows, too.
  version: session?.version ?? 0,
});
type Values = ReturnType<typeof toValues>;

const toBody = ({ title, kind, room, speakers, ...values }: Values, timezone: string) => {
  const { starts_at, ends_at } = readTimes({ ...values, timezone });
  return { title, kind, room, starts_at, ends_at, speaker_ids: speakers.map(({ id }) => id) };
};

type Options = {
  /** The session to change; null to add one. */
  session: AdminEventSession | null;
  /** Shows the fields again, with what someone else has saved. */
  onReplaced: () => void;
};

/**
 * The form of a session of an event. What is typed stays in this browser until it is saved; if someone
 * else has saved the session meanwhile, nothing is saved until the editor has decided.
 */
export const useEventSessionForm = (event: AdminEvent, { session, onReplaced }: Options) => {
  const toasts = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshProgramme(event.id);
  const { id, timezone } = event;
  const [draft] = useState(() => storeDraft(`event-session.${id}.${session?.id ?? "new"}`));
  const [theirs, setTheirs] = useState<AdminEventSession | null>(null);
  const call = (values: Values) => {
    const body = toBody(values, timezone);
    return session
      ? api.eventProgramme.update.call({
          params: { id, sessionId: session.id },
          body: { ...body, version: values.version },
        })
      : api.eventProgramme.create.call({ params: { id }, body });
  };
  const form = useApiForm(
    { call },
    {
      draft,
      initialValues: toValues(event, session),
      check: ({ title, ...values }): Record<string, string> => ({
        ...(title.trim() === "" && { title: SESSION_MESSAGES.titleRequired }),
        ...findMissingTimes({ ...values, timezone }),
      }),
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await refresh();
        toasts.show({ tone: "ok", text: `${data.title} ${session ? "saved" : "added"}` });
        await navigate(eventProgrammePath(id));
      },
      onError: async (error) => {
        if (!session || !(error instanceof ApiError && error.code === "session_changed")) return;
        const { data } = await api.eventProgramme.list.call({ params: { id } });
        setTheirs(data.find((each) => each.id === session.id) ?? null);
      },
    },
  );
  return {
    form,
    theirs,
    /** Drops what was typed and shows what someone else has saved. */
    takeTheirs: async () => {
      draft.write(null);
      await refresh();
      onReplaced();
    },
    /** Goes on with what was typed, on top of what someone else has saved. */
    keepMine: () => {
      if (theirs) form.field<number>("version").onChange(theirs.version);
      setTheirs(null);
    },
  };
};
