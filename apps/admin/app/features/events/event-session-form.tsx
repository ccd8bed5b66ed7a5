import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { FieldPair } from "@devguild/design-system/field-pair";
import { LinkButton } from "@devguild/design-system/link-button";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import { SESSION_STAGE_MAX, SESSION_TITLE_MAX } from "@devguild/schemas/constants/live-programme";
import { SESSION_KIND_LABELS, SESSION_KINDS } from "@devguild/schemas/constants/partnerships";
import type { AdminEventSession } from "@devguild/schemas/event-programme";
import type { AdminEvent } from "@devguild/schemas/events";
import type { SpeakerOption } from "@devguild/schemas/speakers";

import classes from "../frame/create-form.module.css";
import editor from "../live-events/live-event-editor.module.css";
import { SpeakersField } from "../speakers/speakers-field.tsx";
import { useFieldState } from "@devguild/api-client/use-field-state";
import { eventProgrammePath } from "./event-addresses.ts";
import { useEventSessionForm } from "./use-event-session-form.ts";

const KINDS = SESSION_KINDS.map((value) => ({ value, label: SESSION_KIND_LABELS[value] }));

type Props = {
  event: AdminEvent;
  /** The session to change; null to add one. */
  session: AdminEventSession | null;
  onReplaced: () => void;
};

/** The fields of a session in an event's programme. */
export function EventSessionForm({ event, session, onReplaced }: Props) {
  const { form, theirs, takeTheirs, keepMine } = useEventSessionForm(event, {
    session,
    onReplaced,
  });
  const speakers = useFieldState(form.field<SpeakerOption[]>("speakers"));
  return (
    <ApiForm
      form={form}
      className={classes.form}
      actions={
        <div className={editor.save}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            {session ? "Save session" : "Add session"}
          </Button>
          <LinkButton to={eventProgrammePath(event.id)}>Cancel</LinkButton>
        </div>
      }
    >
      {theirs && (
        <ConflictNotice onTakeTheirs={() => void takeTheirs()} onKeepMine={keepMine}>
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
        <SelectField label="Kind" options={KINDS} {...form.field("kind")} />
        <TextField
          label="Hall"
          optional
          maxLength={SESSION_STAGE_MAX}
          help="The hall or room, if there’s more than one."
          {...form.field("room")}
        />
      </FieldPair>
      <SpeakersField
        help="In the order in which the page shows them."
        {...speakers}
        error={form.errors["speaker_ids"]}
      />
      <LeaveUnsaved asks={form.isTouched} />
    </ApiForm>
  );
}
