import { IconButton } from "@devguild/design-system/icon-button";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";

import { useSavedJobs } from "./use-saved-jobs.ts";

/** Saves a job or removes it from the saved jobs; for developers only. */
export default function SaveJobButton({ job }: { job: { id: number; title: string } }) {
  const { isSaved, toggle } = useSavedJobs();
  const saved = isSaved(job.id);
  return (
    <IconButton
      size="sm"
      label={`${saved ? "Saved" : "Save"}: ${job.title}`}
      aria-pressed={saved}
      icon={
        saved ? (
          <IconBookmarkFilled size={18} aria-hidden />
        ) : (
          <IconBookmark size={18} stroke={1.75} aria-hidden />
        )
      }
      onClick={() => toggle({ id: job.id, isSaved: saved })}
    />
  );
}
