import { api } from "@devguild/api-client/browser-api";
import { getFormErrors } from "@devguild/api-client/form-errors";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { Heading } from "@devguild/design-system/heading";
import { Panel } from "@devguild/design-system/panel";
import { usePanelFocus } from "@devguild/design-system/use-panel-focus";
import type { VideoEditOptions, VideosEdit } from "@devguild/schemas/admin-videos";
import { VIDEO_UNDO_MIN } from "@devguild/schemas/constants/video-editing";
import { pluralize } from "@devguild/schemas/formats";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { EditManyFields } from "./edit-many-fields.tsx";
import classes from "./edit-many-panel.module.css";
import { describeChanges, isTouched, toChanges, UNCHANGED } from "./many-changes.ts";

type Props = {
  /** The ids of the selected videos. */
  ids: number[];
  options: VideoEditOptions;
  onStarted: (answer: { data: VideosEdit }) => void;
  onClose: () => void;
};

/** Changes several videos at once, and says what will change before it does. */
export default function EditManyPanel({ ids, options, onStarted, onClose }: Props) {
  const panel = usePanelFocus();
  const [values, setValues] = useState(UNCHANGED);
  const changes = toChanges(values);
  const isChanged = isTouched(changes);
  const body = { selected_videos: ids, ...changes };
  const preview = useQuery({
    queryKey: [...api.adminVideos.list.key, "preview", body],
    queryFn: () => api.adminVideos.previewMany.call({ body }),
    enabled: isChanged,
    placeholderData: keepPreviousData,
  });
  const editing = useMutation({
    mutationFn: () => api.adminVideos.updateMany.call({ body }),
    onSuccess: onStarted,
  });
  const errors = editing.error && getFormErrors(editing.error, Object.keys(UNCHANGED));
  const what = pluralize(ids.length, "video");
  return (
    <Panel
      ref={panel}
      label={`Edit ${what}`}
      onClose={onClose}
      head={<Heading level={2}>Edit {what}</Heading>}
      foot={
        <div className={classes.foot}>
          <FormError>{errors?.general}</FormError>
          <div className={classes.buttons}>
            <span className={classes.help}>Can be undone for {VIDEO_UNDO_MIN} minutes.</span>
            <Button variant="subtle" onClick={() => setValues(UNCHANGED)} disabled={!isChanged}>
              Reset
            </Button>
            <Button
              variant="primary"
              loading={editing.isPending}
              disabled={!isChanged}
              onClick={() => !editing.isPending && editing.mutate()}
            >
              Edit {what}
            </Button>
          </div>
        </div>
      }
    >
      <EditManyFields
        values={values}
        errors={errors?.fields ?? {}}
        options={options}
        onChange={(changed) => {
          editing.reset();
          setValues({ ...values, ...changed });
        }}
      />
      {isChanged && (
        <section className={classes.preview} aria-live="polite">
          <Heading level={3} size="md">
            What will change
          </Heading>
          {preview.data ? (
            <ul className={classes.lines}>
              {describeChanges(preview.data.data, changes).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className={classes.help}>
              {preview.isLoadingError ? "We couldn’t count what will change." : "Counting …"}
            </p>
          )}
        </section>
      )}
    </Panel>
  );
}
