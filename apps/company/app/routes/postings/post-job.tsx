import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

import { requireCompany } from "../../features/frame/require-company.ts";
import { PORTAL_LINKS } from "../../features/postings/posting-links.ts";

/** The target of every “Post a job” link; redirects to the form. */
export const loader = withQueries(async (loading) => {
  requireCompany(loading, "owner.company.edit-jobs");
  throw redirect(PORTAL_LINKS.edit("new") + loading.url.search);
});

export default function PostJob() {
  return null;
}
