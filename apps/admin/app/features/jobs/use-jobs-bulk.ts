import { api } from "@devguild/api-client/browser-api";
import { listPostingActions } from "@devguild/company-ui/posting-actions";
import { useRefreshPostings } from "@devguild/company-ui/use-refresh-postings";
import { pluralize } from "@devguild/schemas/formats";
import type { AdminJob } from "@devguild/schemas/jobs";
import { useState } from "react";

import { useListSelection } from "../lists/use-list-selection.ts";
import type { List } from "../lists/use-list.ts";
import { type RowsChange, useRowsRun } from "../lists/use-rows-run.ts";
import { useSelectFound } from "../lists/use-select-found.ts";
import { type JOB_LIST, toJobQuery } from "./job-list.ts";

/** What can be done to several jobs at once. */
export type JobsAction = "unpublish" | "archive" | "restore";

type JobsList = List<(typeof JOB_LIST.orders)[number], "status">;

const toParams = ({ id, company }: AdminJob) => ({
  params: { companyId: company.id, jobId: id },
});
const archive = (job: AdminJob) =>
  api.postings.archive.call({ ...toParams(job), body: { archived: true } });
const restore = (job: AdminJob) =>
  api.postings.archive.call({ ...toParams(job), body: { archived: false } });

const CHANGES: Record<JobsAction, Omit<RowsChange<AdminJob>, "rows">> = {
  unpublish: {
    call: (job) => api.postings.unpublish.call(toParams(job)),
    describe: (count) => `${pluralize(count, "job")} unpublished.`,
  },
  archive: {
    call: archive,
    undo: restore,
    describe: (count) => `${pluralize(count, "job")} archived.`,
  },
  restore: {
    call: restore,
    undo: archive,
    describe: (count) => `${pluralize(count, "job")} moved out of the archive.`,
  },
};

/** The selected jobs of a list, and what is done to them. */
export const useJobsBulk = (list: JobsList, rows: readonly AdminJob[]) => {
  const { settled } = list;
  // Every page shows the same selection.
  const selection = useListSelection(list.getHref({ page: 1 }), rows);
  const [asked, setAsked] = useState<JobsAction | null>(null);
  const refresh = useRefreshPostings();
  const runs = useRowsRun<AdminJob>({ refresh, onFinished: selection.choose });
  const found = useSelectFound(
    async (page) =>
      (await api.adminJobs.list.call({ query: { ...toJobQuery(settled), ...page } })).data,
    selection.choose,
  );
  const listChanging = (action: JobsAction) =>
    selection.rows.filter((job) => listPostingActions(job, "staff").includes(action));
  return {
    ...found,
    selection,
    runs,
    asked,
    setAsked,
    listChanging,
    change: (action: JobsAction) => runs.start({ ...CHANGES[action], rows: listChanging(action) }),
  };
};

export type JobsBulk = ReturnType<typeof useJobsBulk>;
