import { PictureField } from "@devguild/company-ui/picture-field";
import { FieldPair } from "@devguild/design-system/field-pair";
import { RichTextField } from "@devguild/design-system/rich-text-field";
import { SelectField } from "@devguild/design-system/select-field";
import { TextField } from "@devguild/design-system/text-field";
import type { AdminVideo } from "@devguild/schemas/admin-videos";
import { VIDEO_TITLE_MAX } from "@devguild/schemas/constants/video-editing";

import { RecordingField } from "./recording-field.tsx";
import { useFieldState } from "@devguild/api-client/use-field-state";
import type { VideoForm } from "./use-video-form.ts";
import classes from "./video-editor.module.css";

const HOSTS = [
  { value: "youtube", label: "YouTube" },
  { value: "vimeo", label: "Vimeo" },
];

/** What a video is about, where it plays, and its picture. */
export function VideoMain({ form, video }: { form: VideoForm; video: AdminVideo | null }) {
  const description = useFieldState(form.field("description_html"));
  const recording = useFieldState(form.field<string | null>("audio_url"));
  return (
    <div className={classes.main}>
      <TextField label="Title" maxLength={VIDEO_TITLE_MAX} {...form.field("title")} />
      <RichTextField label="Description" optional {...description} />
      <FieldPair>
        <TextField
          label="Video"
          help="Its link on YouTube or Vimeo, or its id there."
          {...form.field("provider_video_id")}
        />
        <SelectField
          label="Host"
          options={HOSTS}
          help="A link says this by itself."
          {...form.field("provider")}
        />
      </FieldPair>
      <PictureField
        label="Thumbnail"
        shape="cover"
        {...form.field<string | null>("thumbnail_url")}
      />
      <RecordingField video={video} {...recording} />
    </div>
  );
}
