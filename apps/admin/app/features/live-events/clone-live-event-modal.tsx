import { api } from "@devguild/api-client/browser-api";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import {
  LIVE_EVENT_MESSAGES,
  LIVE_TITLE_MAX,
} from "@devguild/schemas/constants/live-event-editing";
import { useNavigate } from "react-router";

import { FormModal } from "@devguild/design-system/form-modal";
import { editLiveEventPath } from "./live-event-addresses.ts";
import { useRefreshLiveEvents } from "./use-live-event-actions.ts";
import { fromZonedTime, toZonedTime } from "./zoned-time.ts";

// The same weekday a year later.
const YEAR_MS = 52 * 7 * 24 * 60 * 60 * 1000;

const addYear = (iso: string) => new Date(Date.parse(iso) + YEAR_MS).toISOString();

type Props = { event: AdminLiveEvent; onClose: () => void };

/** A dialog that copies an event to another date. */
export default function CloneLiveEventModal({ event, onClose }: Props) {
  const toasts = useToast();
  const navigate = useNavigate();
  const refresh = useRefreshLiveEvents();
  const form = useApiForm(api.adminLiveEvents.clone, {
    initialValues: {
      title: event.title,
      starts_at: toZonedTime(addYear(event.starts_at), event.timezone),
    },
    check: ({ title, starts_at }): Record<string, string> => ({
      ...(title.trim() === "" && { title: LIVE_EVENT_MESSAGES.titleRequired }),
      ...(fromZonedTime(starts_at, event.timezone) === null && {
        starts_at: LIVE_EVENT_MESSAGES.startRequired,
      }),
    }),
    toInput: ({ title, starts_at }) => ({
      params: { id: event.id },
      body: { title, starts_at: fromZonedTime(starts_at, event.timezone) ?? "" },
    }),
    onSuccess: async ({ data }) => {
      await refresh(data);
      toasts.show({ tone: "ok", text: `${data.title} created` });
      onClose();
      await navigate(editLiveEventPath(data.id));
    },
  });
  return (
    <FormModal
      form={form}
      title="Duplicate this event"
      submitLabel="Duplicate event"
      onClose={onClose}
    >
      <p>
        The copy has the same page and programme, but no registrations, stream or recording. Nobody
        sees it until you publish it.
      </p>
      <TextField label="Title" maxLength={LIVE_TITLE_MAX} {...form.field("title")} />
      <TextField
        label="Starts"
        type="datetime-local"
        help={`In the event’s time zone, ${event.timezone.replaceAll("_", " ")}.`}
        {...form.field("starts_at")}
      />
    </FormModal>
  );
}
