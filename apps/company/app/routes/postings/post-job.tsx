import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import { editPath } from "../../features/postings/posting-paths.ts";

/** Where everybody is invited to post a job: whoever may do so gets the form. */
export const loader = withQueries(async (loading) => {
  requireCompany(loading, "owner.company.edit-jobs");
  throw redirect(editPath("new") + loading.url.search);
});

export default function PostJob() {
  return null;
}
