import { ConflictNotice } from "@devguild/design-system/conflict-notice";
import { ApiForm } from "@devguild/design-system/api-form";
import { Button } from "@devguild/design-system/button";
import { toastRoom } from "@devguild/design-system/toast-room";
import type { AdminVideo, VideoEditOptions } from "@devguild/schemas/admin-videos";

import { useVideoForm, type VideoForm as Form } from "./use-video-form.ts";
import classes from "./video-editor.module.css";
import { VideoMain } from "./video-main.tsx";
import { VideoDetails, VideoPublishing } from "./video-side.tsx";

function Conflict({ form }: { form: Form }) {
  if (!form.theirs) return null;
  return (
    <ConflictNotice onTakeTheirs={() => void form.takeTheirs()} onKeepMine={form.keepMine}>
      Someone else has saved this video.
    </ConflictNotice>
  );
}

type Props = {
  /** The video to change; null to add one. */
  video: AdminVideo | null;
  options: VideoEditOptions;
  onSaved: (video: AdminVideo) => unknown;
};

/** Adds or changes a video. */
export function VideoForm({ video, options, onSaved }: Props) {
  const form = useVideoForm(video, onSaved);
  return (
    <ApiForm
      form={form}
      actions={
        <div ref={toastRoom} className={classes.foot}>
          <Conflict form={form} />
          <Button type="submit" variant="primary" loading={form.isPending}>
            {video ? "Save changes" : "Add video"}
          </Button>
        </div>
      }
    >
      <div className={classes.editor}>
        <VideoMain form={form} video={video} />
        <div className={classes.side}>
          <VideoPublishing form={form} />
          <VideoDetails form={form} options={options} isNew={video === null} />
        </div>
      </div>
    </ApiForm>
  );
}
