import { listPostingActions, type PostingAction } from "@devguild/company-ui/posting-actions";
import type { AdminJob } from "@devguild/schemas/jobs";

import type { ListChanges } from "../lists/list-changes.ts";

const allows = (action: PostingAction) => (job: AdminJob) =>
  listPostingActions(job, "staff").includes(action);

/** What can be done to several jobs at once. */
export const JOB_CHANGES: ListChanges<AdminJob> = {
  list: "jobs",
  permission: "admin.edit-company-jobs",
  noun: ["job", "jobs"],
  all: [
    {
      action: "jobs.unpublish",
      label: "Unpublish",
      confirmLabel: (counted) => `Unpublish ${counted}`,
      consequence:
        "They come off the site straight away, and nobody can apply any more. Job slots are free again; there’s no refund for the days that are left.",
      canChange: allows("unpublish"),
      none: "None of these jobs is published.",
    },
    {
      action: "jobs.archive",
      label: "Archive",
      confirmLabel: (counted) => `Archive ${counted}`,
      consequence: "They leave the companies’ dashboards; their candidates stay.",
      canChange: allows("archive"),
      none: "Only drafts, unpublished and expired jobs can be archived.",
    },
    {
      action: "jobs.restore",
      label: "Move out of archive",
      confirmLabel: (counted) => `Move ${counted} out of the archive`,
      consequence: "They’re drafts, unpublished or expired again, as their dates say.",
      canChange: allows("restore"),
      none: "None of these jobs is in the archive.",
    },
  ],
};
