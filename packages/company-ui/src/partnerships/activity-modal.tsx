import { useFieldState } from "@devguild/api-client/use-field-state";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { ChoiceChips } from "@devguild/design-system/choice-chips";
import { SelectField } from "@devguild/design-system/select-field";
import { TextArea } from "@devguild/design-system/text-area";
import { TextField } from "@devguild/design-system/text-field";
import { useToast } from "@devguild/design-system/toast";
import {
  PARTNERSHIP_DESCRIPTION_MAX,
  PARTNERSHIP_MESSAGES as M,
  PARTNERSHIP_TITLE_MAX,
} from "@devguild/schemas/constants/partnerships";
import type { PartnershipActivity } from "@devguild/schemas/partnerships";
import { useState } from "react";

import { formatEventDay } from "./describe-sessions.ts";
import { formatMinutes, listDays, readMinutes, toEventTime, toInstant } from "./event-clock.ts";
import { ItemModal } from "./item-modal.tsx";
import classes from "./partnership-modals.module.css";
import { RemoveButton } from "./remove-button.tsx";
import type { PartnershipEditor } from "./use-partnership-editor.ts";

const FIRST = "10:00";
const LAST = "10:30";

type Props = {
  editor: PartnershipEditor;
  /** What is changed; null to add one on `day`. */
  activity: PartnershipActivity | null;
  day: string;
  onClose: () => void;
};

const useActivityForm = ({ editor, activity, day, onClose }: Props) => {
  const toasts = useToast();
  const { partnership, params, show } = editor;
  const { timezone } = partnership.event;
  const start = activity && toEventTime(activity.starts_at, timezone);
  const end = activity && toEventTime(activity.ends_at, timezone);
  const booth = partnership.company_booth_number;
  const [draft] = useState(() =>
    storeDraft(`activity.${params.partnershipId}.${activity?.id ?? "new"}`),
  );
  return useApiForm(api.partnerships.saveActivity, {
    draft,
    initialValues: {
      title: activity?.title ?? "",
      description: activity?.description ?? "",
      day: start?.day ?? day,
      starts_at: start ? formatMinutes(start.minutes) : FIRST,
      ends_at: end ? formatMinutes(end.minutes) : LAST,
      location: activity?.location ?? (booth ? `Booth ${booth}` : ""),
      person_ids: activity?.person_ids ?? [],
    },
    check: ({ starts_at, ends_at }) => ({
      ...(readMinutes(starts_at) === null && { starts_at: M.timeRequired }),
      ...(readMinutes(ends_at) === null && { ends_at: M.timeRequired }),
    }),
    toInput: ({ day: on, starts_at, ends_at, ...body }) => {
      const toTime = (text: string) =>
        toInstant({ day: on, minutes: readMinutes(text) ?? 0 }, timezone);
      return {
        params,
        body: {
          ...body,
          id: activity?.id ?? null,
          starts_at: toTime(starts_at),
          ends_at: toTime(ends_at),
        },
      };
    },
    onSuccess: ({ data }) => {
      show({ company_booth_activities: data });
      toasts.show({ tone: "ok", text: activity ? "Changes saved." : "Activity added." });
      onClose();
    },
  });
};

function ActivityFields({
  form,
  editor: { partnership },
}: Pick<Props, "editor"> & { form: ReturnType<typeof useActivityForm> }) {
  const { event, company_people: people } = partnership;
  const chosen = useFieldState(form.field<number[]>("person_ids"));
  return (
    <>
      <TextField
        label="Activity"
        maxLength={PARTNERSHIP_TITLE_MAX}
        placeholder="Crane challenge"
        {...form.field("title")}
      />
      <div className={classes.times}>
        <SelectField
          label="Day"
          options={listDays(event.starts_on, event.ends_on).map((value) => ({
            value,
            label: formatEventDay(value),
          }))}
          {...form.field("day")}
        />
        <TextField label="From" type="time" step={300} {...form.field("starts_at")} />
        <TextField label="To" type="time" step={300} {...form.field("ends_at")} />
      </div>
      <TextField
        label="Location"
        optional
        maxLength={PARTNERSHIP_TITLE_MAX}
        {...form.field("location")}
      />
      {people.length > 0 && (
        <ChoiceChips
          legend="Who takes part"
          options={people.map(({ id, first_name, last_name }) => ({
            value: String(id),
            label: `${first_name} ${last_name}`,
          }))}
          value={chosen.value.map(String)}
          error={chosen.error}
          onChange={(values) => chosen.onChange(values.map(Number))}
        />
      )}
      <TextArea
        label="Description"
        optional
        rows={2}
        maxLength={PARTNERSHIP_DESCRIPTION_MAX}
        {...form.field("description")}
      />
    </>
  );
}

/** A dialog to add an activity at the booth, to change or to remove it; its times are the event's. */
export function ActivityModal(props: Props) {
  const { editor, activity, onClose } = props;
  const form = useActivityForm(props);
  const { params, show } = editor;
  return (
    <ItemModal
      form={form}
      noun="activity"
      isNew={activity === null}
      remove={
        activity && (
          <RemoveButton
            noun="activity"
            remove={() =>
              api.partnerships.removeActivity.call({ params: { ...params, id: activity.id } })
            }
            onRemoved={({ data }) => {
              show({ company_booth_activities: data });
              onClose();
            }}
          />
        )
      }
      onClose={onClose}
    >
      <ActivityFields form={form} editor={editor} />
    </ItemModal>
  );
}
