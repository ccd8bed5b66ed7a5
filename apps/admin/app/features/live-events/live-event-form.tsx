import { LeaveUnsaved } from "@devguild/app-shell/leave-unsaved";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { toastRoom } from "@devguild/design-system/toast-room";
import type { AdminLiveEvent, LiveEventEditOptions } from "@devguild/schemas/admin-live-events";

import classes from "./live-event-editor.module.css";
import { LiveEventConflict } from "./live-event-conflict.tsx";
import { BackingFields, PageFields } from "./page-fields.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import { useLiveEventForm } from "./use-live-event-form.ts";
import type { AskAboutChange } from "./use-ask-about-change.tsx";

type Props = {
  event: AdminLiveEvent;
  options: LiveEventEditOptions;
  ask: AskAboutChange;
  /** Whether there is nothing left to save. */
  isDeleted: boolean;
  onReplaced: () => void;
};

/** The fields of a live event, saved together. */
export function LiveEventForm({ event, options, ask, isDeleted, onReplaced }: Props) {
  const state = useLiveEventForm(event, { ask, onReplaced });
  const { form } = state;
  return (
    <ApiForm
      form={form}
      className={classes.main}
      actions={
        <div ref={toastRoom} className={classes.save}>
          <Button type="submit" variant="primary" loading={form.isPending}>
            Save changes
          </Button>
          <span className={classes.note}>
            {form.isTouched ? "Unsaved changes" : "No unsaved changes"}
          </span>
        </div>
      }
    >
      <LiveEventConflict state={state} />
      <ScheduleFields form={form} options={options} />
      <PageFields form={form} options={options} />
      <BackingFields form={form} />
      <LeaveUnsaved asks={form.isTouched && !isDeleted} />
    </ApiForm>
  );
}
