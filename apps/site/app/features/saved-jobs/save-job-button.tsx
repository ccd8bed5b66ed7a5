import { Button } from "@devguild/design-system/button";
import { IconButton } from "@devguild/design-system/icon-button";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";

import { useSavedJobs } from "./use-saved-jobs.ts";

type Props = {
  job: { id: number; title: string };
  /** Shows its text beside the bookmark. */
  hasText?: boolean;
};

/** Saves a job or removes it from the saved jobs; for developers only. */
export default function SaveJobButton({ job, hasText = false }: Props) {
  const { isSaved, toggle } = useSavedJobs();
  const saved = isSaved(job.id);
  const text = saved ? "Saved" : "Save";
  const Bookmark = saved ? IconBookmarkFilled : IconBookmark;
  const icon = <Bookmark size={hasText ? 16 : 18} stroke={saved ? undefined : 1.75} aria-hidden />;
  const label = `${text}: ${job.title}`;
  const onClick = () => toggle({ id: job.id, isSaved: saved });
  if (hasText)
    return (
      <Button size="sm" aria-label={label} aria-pressed={saved} icon={icon} onClick={onClick}>
        {text}
      </Button>
    );
  return <IconButton size="sm" label={label} aria-pressed={saved} icon={icon} onClick={onClick} />;
}
