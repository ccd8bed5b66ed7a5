import { PageHead } from "@devguild/design-system/page-head";
import { SectionHead } from "@devguild/design-system/section-head";
import { pageMeta } from "@devguild/frame/page-meta";
import { requireUser } from "@devguild/session/guards";
import { localized } from "@devguild/session/redirects";
import { withQueries } from "@devguild/session/with-queries";

import { AuthenticatorApp } from "../../features/account/authenticator-app.tsx";
import { ChangePassword } from "../../features/account/change-password.tsx";
import { OwnSessions } from "../../features/account/own-sessions.tsx";
import classes from "./profile.module.css";
import type { Route } from "./+types/profile.ts";

const PATH = localized("/user/profile");

export const loader = withQueries(async (loading) => {
  const { email } = requireUser(loading);
  const { api, queries } = loading;
  await Promise.all([
    queries.fetchQuery(api.mfa.overview.options()),
    // Staff without a second factor may not ask for these, and are here to set one up.
    queries.prefetchQuery(api.security.sessions.options()),
  ]);
  return { email };
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your profile", path: PATH, noindex: true });

/** How one logs in and where one is logged in; every section is saved by itself. */
export default function Profile({ loaderData: { email } }: Route.ComponentProps) {
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title="Your profile">You log in as {email}.</PageHead>
      <section aria-labelledby="second-factor" className={classes.section}>
        <SectionHead id="second-factor" title="Second factor" />
        <AuthenticatorApp />
      </section>
      <section aria-labelledby="password" className={classes.section}>
        <SectionHead id="password" title="Password" />
        <ChangePassword />
      </section>
      <section aria-labelledby="sessions" className={classes.section}>
        <SectionHead id="sessions" title="Where you are logged in" />
        <OwnSessions />
      </section>
    </div>
  );
}
