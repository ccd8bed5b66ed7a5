import { useFieldState } from "@devguild/api-client/use-field-state";
import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { FieldPair } from "@devguild/design-system/field-pair";
import { LinkButton } from "@devguild/design-system/link-button";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { NumberField } from "@devguild/design-system/number-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import type {
  AdminLiveEvent,
  LiveEventEditOptions,
  RecordingOption,
} from "@devguild/schemas/admin-live-events";
import {
  SESSION_ABSTRACT_MAX,
  SESSION_POSITION_MAX,
  SESSION_STAGE_MAX,
  SESSION_TITLE_MAX,
} from "@devguild/schemas/constants/live-programme";
import type { AdminSession } from "@devguild/schemas/live-sessions";
import type { SpeakerOption } from "@devguild/schemas/speakers";

import classes from "../frame/create-form.module.css";
import { sessionsPath } from "./live-event-addresses.ts";
import editor from "./live-event-editor.module.css";
import { RecordingField } from "./recording-field.tsx";
import { SpeakersField } from "../speakers/speakers-field.tsx";
import { useSessionForm } from "./use-session-form.ts";

type Props = {
  event: AdminLiveEvent;
  /** The session to change; null to add one. */
  session: AdminSession | null;
  options: LiveEventEditOptions;
  /** Shows the fields again as the session has been saved. */
  onReplaced: () => void;
};

/** The fields of a session. */
export function SessionForm({ event, session, options, onReplaced }: Props) {
  const { form, theirs, takeTheirs, keepMine } = useSessionForm(event, { session, onReplaced });
  const speakers = useFieldState(form.field<SpeakerOption[]>("speakers"));
  const skills = useFieldState(form.field<string[]>("skill_ids"));
  const video = useFieldState(form.field<RecordingOption | null>("video"));
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={editor.save}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            {session ? "Save session" : "Add session"}
          </Button>
          <LinkButton to={sessionsPath(event.id)}>Cancel</LinkButton>
        </div>
      }
    >
      {theirs && (
        <ConflictNotice onTakeTheirs={takeTheirs} onKeepMine={keepMine}>
          Someone else has saved “{theirs.title}”.
        </ConflictNotice>
      )}
      <TextField label="Title" maxLength={SESSION_TITLE_MAX} {...form.field("title")} />
      <FieldPair>
        <TextField
          label="Starts"
          type="datetime-local"
          help={`In the event’s time zone, ${event.timezone.replaceAll("_", " ")}.`}
          {...form.field("starts_at")}
        />
        <TextField label="Ends" type="datetime-local" {...form.field("ends_at")} />
      </FieldPair>
      <FieldPair>
        <TextField
          label="Stage"
          optional
          maxLength={SESSION_STAGE_MAX}
          help="The room or stream, if there’s more than one."
          {...form.field("stage")}
        />
        <NumberField
          label="Position"
          min={0}
          max={SESSION_POSITION_MAX}
          help="Orders sessions that start at the same time."
          {...form.field("position")}
        />
      </FieldPair>
      <SpeakersField
        help="In the order in which the page shows them."
        {...speakers}
        error={form.errors["speaker_ids"]}
      />
      <TextArea
        label="Abstract"
        optional
        rows={5}
        limit={SESSION_ABSTRACT_MAX}
        {...form.field("abstract")}
      />
      <MultiSelectField
        label="Skills"
        optional
        mono
        options={options.skills.map(({ id, label }) => ({ value: String(id), label }))}
        {...skills}
      />
      <RecordingField {...video} error={form.errors["video_id"]} />
      <LeaveUnsaved asks={form.isTouched} />
    </ApiForm>
  );
}
