import { ApiError } from "@devguild/api-client/api-error";
import { api } from "@devguild/api-client/browser-api";
import { storeDraft } from "@devguild/api-client/form-drafts";
import { useApiForm } from "@devguild/api-client/use-api-form";
import { useToast } from "@devguild/design-system/toast";
import type { AdminVideo } from "@devguild/schemas/admin-videos";
import { useState } from "react";

import { useRefreshVideos } from "./use-refresh-videos.ts";
import { findVideoErrors, toVideoBody, toVideoValues, type VideoValues } from "./video-values.ts";

/**
 * Returns the form of a video; what is typed survives until it is saved. If someone else has saved the
 * video meanwhile, nothing is saved until the editor has decided.
 */
export const useVideoForm = (video: AdminVideo | null, onSaved: (video: AdminVideo) => unknown) => {
  const toasts = useToast();
  const refresh = useRefreshVideos();
  const [draft] = useState(() => storeDraft(`video.${video?.id ?? "new"}`));
  const [theirs, setTheirs] = useState<AdminVideo | null>(null);
  const call = (values: VideoValues) => {
    const body = toVideoBody(values);
    return video
      ? api.adminVideos.update.call({
          params: { id: video.id },
          body,
        })
      : api.adminVideos.create.call({ body });
  };
  const form = useApiForm(
    { call },
    {
      draft,
      initialValues: toVideoValues(video),
      check: findVideoErrors,
      toInput: (values) => values,
      onSuccess: async ({ data }) => {
        await refresh(data);
        toasts.show({ tone: "ok", text: `${data.title} ${video ? "saved" : "added"}` });
        await onSaved(data);
      },
      onError: async (error) => {
        if (!video || !(error instanceof ApiError && error.code === "video_changed")) return;
        const { data } = await api.adminVideos.details.call({ params: { id: video.id } });
        setTheirs(data);
      },
    },
  );
  return {
    ...form,
    /** What someone else has saved since the form was opened. */
    theirs,
    /** Drops what was typed and shows what someone else has saved. */
    takeTheirs: async () => {
      draft.write(null);
      await refresh(theirs);
    },
    /** Goes on with what was typed, on top of what someone else has saved. */
    keepMine: () => {
      if (theirs) form.field<number>("version").onChange(theirs.version);
      setTheirs(null);
    },
  };
};

export type VideoForm = ReturnType<typeof useVideoForm>;
