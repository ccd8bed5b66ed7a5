import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { BULK_SWITCH, type BulkSwitch } from "@devguild/schemas/constants/video-editing";

import classes from "./edit-many-panel.module.css";
import type { ManyValues } from "./many-changes.ts";

type SwitchProps = {
  label: string;
  on: string;
  off: string;
  value: BulkSwitch;
  onChange: (value: BulkSwitch) => void;
};

function Switch({ label, on, off, value, onChange }: SwitchProps) {
  return (
    <div className={classes.row} data-set={value !== BULK_SWITCH.UNCHANGED}>
      <span className={classes.label}>{label}</span>
      <SegmentedControl
        label={label}
        options={[
          { value: "0", label: "Unchanged" },
          { value: "1", label: on },
          { value: "2", label: off },
        ]}
        value={String(value)}
        onChange={(next) => onChange(Number(next) as BulkSwitch)}
      />
    </div>
  );
}

type Props = {
  values: ManyValues;
  errors: Partial<Record<string, string>>;
  options: VideoEditOptions;
  onChange: (changed: Partial<ManyValues>) => void;
};

/** What can change about several videos; every field starts unchanged. */
export function EditManyFields({ values, errors, options, onChange }: Props) {
  return (
    <div className={classes.fields}>
      <Switch
        label="Status"
        on="Publish"
        off="Unpublish"
        value={values.status}
        onChange={(status) => onChange({ status })}
      />
      <Switch
        label="Needs login"
        on="Yes"
        off="No"
        value={values.requiresLogin}
        onChange={(requiresLogin) => onChange({ requiresLogin })}
      />
      <Switch
        label="Featured"
        on="Yes"
        off="No"
        value={values.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <SelectField
        label="Event"
        options={[
          { value: "", label: "Unchanged" },
          ...options.events.map(({ id, label }) => ({ value: String(id), label })),
        ]}
        value={values.event_id}
        error={errors["event_id"]}
        onChange={({ currentTarget }) => onChange({ event_id: currentTarget.value })}
      />
      <TextField
        label="Release date"
        type="date"
        help="Leave empty to keep each video’s own."
        value={values.release_date}
        error={errors["release_date"]}
        onChange={({ currentTarget }) => onChange({ release_date: currentTarget.value })}
      />
      <div className={classes.skills}>
        <div className={classes.row} data-set={values.skillsMode !== "unchanged"}>
          <span className={classes.label}>Skills</span>
          <SegmentedControl
            label="Skills"
            options={[
              { value: "unchanged", label: "Unchanged" },
              { value: "add", label: "Add" },
              { value: "replace", label: "Replace" },
            ]}
            value={values.skillsMode}
            onChange={(skillsMode) => onChange({ skillsMode })}
          />
        </div>
        {values.skillsMode !== "unchanged" && (
          <MultiSelectField
            label={values.skillsMode === "add" ? "Skills to add" : "New skills"}
            mono
            help={
              values.skillsMode === "add"
                ? "Each video keeps the skills it has."
                : "The skills that the videos have are removed. With none chosen, all are."
            }
            options={options.skills.map(({ id, label }) => ({ value: String(id), label }))}
            value={values.skills}
            error={errors["skills"]}
            onChange={(skills) => onChange({ skills })}
          />
        )}
      </div>
    </div>
  );
}
