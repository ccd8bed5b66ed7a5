import { localized } from "@devguild/session/redirects";

/** The breadcrumbs above a job's page. */
export const JOB_PARENTS = [{ to: localized("/jobs"), label: "Tech Jobs" }];
