import { useApiForm } from "@devguild/api-client/use-api-form";
import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { FormModal } from "@devguild/design-system/form-modal";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SelectField } from "@devguild/design-system/select-field";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { pluralize } from "@devguild/schemas/formats";
import type { ImportVideosBody, VideoImport } from "@devguild/schemas/video-imports";

import { useFieldState } from "@devguild/api-client/use-field-state";

/** The call that starts an import. */
export type StartImport = {
  call: (input: { body: ImportVideosBody }) => Promise<{ data: VideoImport }>;
};

type Props = {
  start: StartImport;
  /** The ids of the selected videos at their host. */
  ids: string[];
  options: VideoEditOptions;
  onStarted: (answer: { data: VideoImport }) => void;
  onClose: () => void;
};

/** What all videos of an import get. */
export default function ImportModal({ start, ids, options, onStarted, onClose }: Props) {
  const form = useApiForm(start, {
    initialValues: { event_id: "", skills: [] as string[], status: false },
    toInput: ({ event_id, skills, status }) => ({
      body: {
        video_ids: ids,
        event_id: event_id === "" ? null : Number(event_id),
        skills: skills.map(Number),
        status,
      },
    }),
    onSuccess: onStarted,
  });
  const skills = useFieldState(form.field<string[]>("skills"));
  const label = `Import ${pluralize(ids.length, "video")}`;
  return (
    <FormModal form={form} onClose={onClose} title={label} submitLabel={label}>
      <SelectField
        label="Event"
        options={[
          { value: "", label: "No event" },
          ...options.events.map((event) => ({ value: String(event.id), label: event.label })),
        ]}
        {...form.field("event_id")}
      />
      <MultiSelectField
        label="Skills"
        optional
        mono
        options={options.skills.map((skill) => ({
          value: String(skill.id),
          label: skill.label,
        }))}
        {...skills}
      />
      <CheckboxField
        label="Publish them at once"
        help="Otherwise they arrive unpublished."
        {...form.tick("status")}
      />
    </FormModal>
  );
}
