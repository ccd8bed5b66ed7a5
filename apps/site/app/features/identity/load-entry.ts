import { requireGuest } from "@devguild/session/guards";
import { safeRedirect } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { findIntendedJob } from "./intended-job.ts";

/** Loads what logging in and signing up share: where they lead, for which job, and other providers. */
export const loadEntry = withQueries(async (loading) => {
  requireGuest(loading);
  const { data: providers } = await loading.queries.fetchQuery(
    loading.api.oauth.providers.options(),
  );
  const redirect = safeRedirect(loading.url.searchParams.get("redirect"));
  return {
    redirect,
    job: await findIntendedJob(loading, redirect),
    providers: providers.length,
  };
});
