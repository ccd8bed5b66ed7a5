import { CheckboxField } from "@devguild/design-system/checkbox-field";
import { MultiSelectField } from "@devguild/design-system/multi-select-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TagsField } from "@devguild/design-system/tags-field";
import { TextField } from "@devguild/design-system/text-field";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { VIDEO_TOPICS_MAX } from "@devguild/schemas/constants/video-editing";
import type { SpeakerOption } from "@devguild/schemas/speakers";

import { Box } from "../developers/box.tsx";
import { SpeakersField } from "../speakers/speakers-field.tsx";
import { useFieldState } from "@devguild/api-client/use-field-state";
import type { VideoForm } from "./use-video-form.ts";
import classes from "./video-editor.module.css";

type Option = { id: number; label: string };

const toOptions = (options: readonly Option[]) =>
  options.map(({ id, label }) => ({ value: String(id), label }));

/** Who can watch a video, and where it is shown. */
export function VideoPublishing({ form }: { form: VideoForm }) {
  return (
    <Box title="Publishing">
      <div className={classes.fields}>
        <CheckboxField label="Published" {...form.tick("status")} />
        <CheckboxField
          label="Needs login"
          help="Guests see what it’s about, but can’t play it."
          {...form.tick("requires_login")}
        />
        <CheckboxField
          label="Featured"
          help="Among the editors’ picks in Watch."
          {...form.tick("featured")}
        />
        <CheckboxField
          label="Live now"
          help="Only one video can be live at a time."
          {...form.tick("currently_live")}
        />
      </div>
    </Box>
  );
}

type Props = { form: VideoForm; options: VideoEditOptions; isNew: boolean };

/** Who speaks about what, where and when. */
export function VideoDetails({ form, options, isNew }: Props) {
  const speakers = useFieldState(form.field<SpeakerOption[]>("speakers"));
  const skills = useFieldState(form.field<string[]>("skill_ids"));
  const topics = useFieldState(form.field<string[]>("topics"));
  return (
    <Box title="Details">
      <div className={classes.fields}>
        <SpeakersField {...speakers} error={form.errors["speaker_ids"]} />
        <SelectField
          label="Event"
          options={[{ value: "", label: "No event" }, ...toOptions(options.events)]}
          {...form.field("event_id")}
        />
        <TextField label="Release date" type="date" {...form.field("release_date")} />
        <TextField
          label="Length"
          placeholder="28:45"
          help="Minutes and seconds."
          {...form.field("duration_seconds")}
        />
        <MultiSelectField
          label="Skills"
          optional
          mono
          help="Jobs for these skills appear beside the video."
          options={toOptions(options.skills)}
          {...skills}
        />
        <TagsField
          label="Topics"
          optional
          max={VIDEO_TOPICS_MAX}
          options={options.topics}
          {...topics}
        />
        <TextField
          label="Address"
          optional
          help={
            isNew
              ? "Leave empty to make it from the title."
              : "The last part of its link. Old links keep working."
          }
          {...form.field("slug")}
        />
      </div>
    </Box>
  );
}
