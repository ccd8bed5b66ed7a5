import { localized } from "@devguild/session/redirects";
import { requireAccount } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { redirect } from "react-router";

/** Password, two-step login and devices belong to the login, whose profile is on the site. */
export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  throw redirect(localized("/user/profile"));
});
