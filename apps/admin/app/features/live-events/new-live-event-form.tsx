import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { FieldPair } from "@devguild/design-system/field-pair";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import {
  EVENT_TYPE_LABELS,
  LIVE_EVENT_MESSAGES,
  LIVE_TITLE_MAX,
} from "@devguild/schemas/constants/live-event-editing";
import { EVENT_TYPES, type EventType } from "@devguild/schemas/constants/live-events";
import { useState } from "react";
import { useNavigate } from "react-router";

import { editLiveEventPath } from "./live-event-addresses.ts";
import { findMissingTimes, readTimes } from "./live-event-values.ts";
import classes from "../frame/create-form.module.css";
import { getOwnZone, TimeZoneField } from "./time-zone-field.tsx";
import { useRefreshLiveEvents } from "./use-live-event-actions.ts";

const TYPES = EVENT_TYPE_LABELS.map(({ id, label }) => ({ value: String(id), label }));

/** Starts an event, unpublished; everything else is filled in afterwards. */
export function NewLiveEventForm() {
  const navigate = useNavigate();
  const refresh = useRefreshLiveEvents();
  const [draft] = useState(() => storeDraft("live-event.new"));
  const form = useApiForm(api.adminLiveEvents.create, {
    draft,
    initialValues: {
      title: "",
      event_type: String(EVENT_TYPES.ONLINE),
      starts_at: "",
      ends_at: "",
      timezone: getOwnZone(),
    },
    check: ({ title, ...times }): Record<string, string> => ({
      ...(title.trim() === "" && { title: LIVE_EVENT_MESSAGES.titleRequired }),
      ...findMissingTimes(times),
    }),
    toInput: ({ title, event_type, ...times }) => ({
      body: { title, event_type: Number(event_type) as EventType, ...readTimes(times) },
    }),
    onSuccess: async ({ data }) => {
      await refresh(data);
      await navigate(editLiveEventPath(data.id));
    },
  });
  return (
    <ApiForm form={form} className={classes.form}>
      <TextField label="Title" maxLength={LIVE_TITLE_MAX} {...form.field("title")} />
      <SelectField label="Type" options={TYPES} {...form.field("event_type")} />
      <FieldPair>
        <TextField label="Starts" type="datetime-local" {...form.field("starts_at")} />
        <TextField label="Ends" type="datetime-local" {...form.field("ends_at")} />
      </FieldPair>
      <TimeZoneField {...form.field("timezone")} />
      <div>
        <Button type="submit" variant="primary" loading={form.isPending}>
          Create event
        </Button>
      </div>
    </ApiForm>
  );
}
