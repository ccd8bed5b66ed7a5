import { hasStatus } from "@devguild/api-client/has-status";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useToast } from "@devguild/design-system/toast";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { SESSION_MESSAGES } from "@devguild/schemas/constants/live-programme";
import { CONFLICT } from "@devguild/schemas/constants/statuses";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import type { SpeakerOption } from "@devguild/schemas/speakers";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";

import { sessionsPath } from "./live-event-addresses.ts";
import { findMissingTimes, readTimes } from "./live-event-values.ts";
import { useRefreshSessions } from "./use-sessions.ts";
import { toZonedTime } from "./zoned-time.ts";

const toValues = (event: AdminLiveEvent, session: AdminSession | null) => ({
  title: session?.title ?? "",
  abstract: session?.abstract ?? "",
  starts_at: toZonedTime(session?.starts_at ?? event.starts_at, event.timezone),
  ends_at: session ? toZonedTime(session.ends_at, event.timezone) : "",
  stage: session?.stage ?? "",
  position: String(session?.position ?? 0),
  speakers: session?.speakers ?? ([] as SpeakerOption[]),
  skill_ids: session?.skills.map(({ id }) => String(id)) ?? [],
  video: session?.video ?? null,
  // The version that it was typed on, which its draft knows, too.
  version: session?.version ?? 0,
});
type Values = ReturnType<typeof toValues>;

const toBody = (values: Values, timezone: string) => {
  const { starts_at, ends_at } = readTimes({ ...values, timezone });
  return {
    starts_at,
    ends_at,
    title: values.title,
    abstract: values.abstract,
    stage: values.stage,
    position: Number(values.position),
    speaker_ids: values.speakers.map(({ id }) => id),
    skill_ids: values.skill_ids.map(Number),
    video_id: values.video?.id ?? null,
  };
};

type Options = { session: AdminSession | null; onReplaced: () => void };

/**
 * The form of a session. What is typed stays in this browser until it is saved; if someone else has saved
 * the session meanwhile, nothing is saved until the editor has decided.
 */
export const useSessionForm = (event: AdminLiveEvent, { session, onReplaced }: Options) => {
  const toasts = useToast();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefreshSessions(event.id);
  const [draft] = useState(() => storeDraft(`live-session.${event.id}.${session?.id ?? "new"}`));
  const [theirs, setTheirs] = useState<AdminSession | null>(null);
  const chosenVersion = useRef<number | null>(null);
  const call = (values: Values) => {
    const body = toBody(values, event.timezone);
    if (!session) return api.liveSessions.create.call({ params: { id: event.id }, body });
    return api.liveSessions.update.call({
      params: { id: event.id, sessionId: session.id },
      body: { ...body, version: chosenVersion.current ?? values.version },
    });
  };
  const form = useApiForm(
    { call },
    {
      draft,
      initialValues: toValues(event, session),
      check: ({ title, ...values }): Record<string, string> => ({
        ...(title.trim() === "" && { title: SESSION_MESSAGES.titleRequired }),
        ...findMissingTimes({ ...values, timezone: event.timezone }),
      }),
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await refresh();
        toasts.show({ tone: "ok", text: `${data.title} ${session ? "saved" : "added"}` });
        await navigate(sessionsPath(event.id));
      },
      onError: async (error) => {
        if (!session || !hasStatus(error, CONFLICT)) return;
        const params = { id: event.id, sessionId: session.id };
        setTheirs((await api.liveSessions.details.call({ params })).data);
      },
    },
  );
  const { ref } = form.props;
  return {
    form,
    theirs,
    /** Drops what was typed and shows what someone else has saved. */
    takeTheirs: () => {
      if (!theirs) return;
      draft.write(null);
      const params = { id: event.id, sessionId: theirs.id };
      queries.setQueryData(api.liveSessions.details.options({ params }).queryKey, { data: theirs });
      onReplaced();
    },
    /** Saves what was typed on top of what someone else has saved. */
    keepMine: () => {
      if (!theirs) return;
      chosenVersion.current = theirs.version;
      setTheirs(null);
      ref.current?.requestSubmit();
    },
  };
};
