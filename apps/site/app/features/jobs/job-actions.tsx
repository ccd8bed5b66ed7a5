import { LinkButton } from "@devguild/design-system/link-button";
import { jobPath, SAVE_PARAMETER } from "@devguild/schemas/constants/jobs";
import type { JobDetails } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { IconBookmark } from "@tabler/icons-react";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { ShareButton } from "../frame/share-button.tsx";
import SaveJobButton from "../saved-jobs/save-job-button.tsx";
import { useSavedJobs } from "../saved-jobs/use-saved-jobs.ts";
import classes from "./job-actions.module.css";

/** Saves the job of someone who logged in or signed up to save it. */
function SaveOnce({ job }: { job: JobDetails }) {
  const { toggle } = useSavedJobs();
  const navigate = useNavigate();
  useEffect(() => {
    toggle({ id: job.id, isSaved: false });
    void navigate(localized(jobPath(job)), { replace: true, preventScrollReset: true });
  }, [job, navigate, toggle]);
  return null;
}

/** Shares and saves a job; guests log in to save it. */
export default function JobActions({ job }: { job: JobDetails }) {
  const user = useCurrentUser();
  const [params] = useSearchParams();
  const path = `${localized(jobPath(job))}?${SAVE_PARAMETER}=1`;
  return (
    <div className={classes.actions}>
      <ShareButton title={job.title} />
      {!user && (
        <LinkButton
          size="sm"
          to={`${localized("/user/login")}?redirect=${encodeURIComponent(path)}`}
          icon={<IconBookmark size={16} stroke={1.75} aria-hidden />}
        >
          Save
        </LinkButton>
      )}
      {user?.account_type === "developer" && (
        <>
          <SaveJobButton job={job} hasText />
          {params.has(SAVE_PARAMETER) && <SaveOnce job={job} />}
        </>
      )}
    </div>
  );
}
