import { useFieldState } from "@devguild/api-client/use-field-state";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { NumberField } from "@devguild/design-system/number-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import type { LiveEventEditOptions, RecordingOption } from "@devguild/schemas/admin-live-events";
import {
  EVENT_TYPE_LABELS,
  LIVE_CAPACITY_MAX,
  LIVE_VENUE_MAX,
} from "@devguild/schemas/constants/live-event-editing";
import {
  ATTENDANCE_TYPES,
  type EventType,
  getAttendance,
} from "@devguild/schemas/constants/live-events";
import { useState } from "react";

import { Box } from "../developers/box.tsx";
import classes from "./live-event-editor.module.css";
import { RecordingField } from "./recording-field.tsx";
import { SeasonField } from "./season-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import type { LiveEventFormState } from "./use-live-event-form.ts";

const toOptions = (options: readonly { id: number; label: string }[]) =>
  options.map(({ id, label }) => ({ value: String(id), label }));

type Props = { form: LiveEventFormState["form"]; options: LiveEventEditOptions };

/** When and where an event is, and how people watch it. */
export function ScheduleFields({ form, options }: Props) {
  const typeField = form.field("event_type");
  const [type, setType] = useState(Number(typeField.defaultValue) as EventType);
  const recording = useFieldState(form.field<RecordingOption | null>("recording"));
  const ways = getAttendance(type);
  return (
    <Box title="When and where">
      <div className={classes.fields}>
        <FieldPair>
          <SelectField
            label="Type"
            options={toOptions(EVENT_TYPE_LABELS)}
            {...typeField}
            onChange={(event) => {
              setType(Number(event.currentTarget.value) as EventType);
              typeField.onChange(event);
            }}
          />
          <SeasonField options={options.seasons} field={form.field("season_id")} />
        </FieldPair>
        <FieldPair>
          <TextField label="Starts" type="datetime-local" {...form.field("starts_at")} />
          <TextField label="Ends" type="datetime-local" {...form.field("ends_at")} />
        </FieldPair>
        <TimeZoneField {...form.field("timezone")} />
        {ways.includes(ATTENDANCE_TYPES.ON_SITE) && (
          <FieldPair>
            <TextField label="Venue" optional maxLength={LIVE_VENUE_MAX} {...form.field("venue")} />
            <NumberField
              label="Seats"
              optional
              min={1}
              max={LIVE_CAPACITY_MAX}
              help="Leave empty if there’s room for everyone."
              {...form.field("capacity")}
            />
          </FieldPair>
        )}
        {ways.includes(ATTENDANCE_TYPES.ONLINE) && (
          <TextField
            label="Stream"
            optional
            type="url"
            placeholder="https://"
            help="A YouTube or Vimeo address. People see it only while the event is live."
            {...form.field("stream_url")}
          />
        )}
        <RecordingField {...recording} error={form.errors["recording_video_id"]} />
        <CheckboxField label="People have to log in to watch" {...form.tick("requires_login")} />
      </div>
    </Box>
  );
}
