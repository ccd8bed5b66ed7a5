import { api } from "@devguild/api-client/browser-api";
import { useSelectFound } from "@devguild/company-ui/use-select-found";
import type { AdminVideoRow } from "@devguild/schemas/admin-videos";
import { useState } from "react";

import { useKeys } from "../lists/use-keys.ts";
import { useListSelection } from "../lists/use-list-selection.ts";
import { toVideosFilter, type VideosList } from "./video-list.tsx";
import { useEditRun } from "./use-edit-run.ts";

/** A selected video, which may not be loaded. */
export type SelectedVideo = Pick<AdminVideoRow, "id" | "title">;

/** The selected videos of a list, and what is done with them; a live one can't be selected. */
export const useVideosBulk = (list: VideosList, rows: readonly AdminVideoRow[]) => {
  const selection = useListSelection<SelectedVideo>(
    list.getHref({}),
    rows.filter(({ currently_live: isLive }) => !isLive),
  );
  const run = useEditRun();
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const { isListing, selectFound } = useSelectFound(async () => {
    const { data } = await api.adminVideos.titles.call({ query: toVideosFilter(list.settled) });
    return data.filter(({ currently_live: isLive }) => !isLive);
  }, selection.choose);
  useKeys({
    e: () => selection.rows.length > 0 && setOpen("edit"),
    Escape: () => setOpen(null),
  });
  return {
    selection,
    run,
    open: selection.rows.length > 0 ? open : null,
    setOpen,
    isListing,
    selectFound,
  };
};
