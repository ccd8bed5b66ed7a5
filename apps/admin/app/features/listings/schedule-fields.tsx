import type { FieldInput } from "@devguild/api-client/use-api-form";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";

import { useState } from "react";

import { hasTimeOfDay, SCHEDULES } from "./schedules.ts";

type Props = { schedule: FieldInput; time: FieldInput };

/** How often a source is imported and, if that is every so many days, at what time. */
export function ScheduleFields({ schedule, time }: Props) {
  const [chosen, setChosen] = useState(schedule.defaultValue);
  return (
    <>
      <SelectField
        label="Schedule"
        options={SCHEDULES}
        {...schedule}
        onChange={(event) => {
          schedule.onChange(event);
          setChosen(event.currentTarget.value);
        }}
        help="A new schedule counts from now."
      />
      {hasTimeOfDay(chosen) && (
        <TextField
          label="Time of day"
          optional
          type="time"
          {...time}
          help="In UTC. Leave it empty to count from now."
        />
      )}
    </>
  );
}
