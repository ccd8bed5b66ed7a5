import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { loginPath } from "@devguild/session/redirects";

import classes from "./confirm-email.module.css";

/**
 * Why somebody who has just registered a company has to log in: their address has a login. Only the code from
 * its inbox leads here, so nobody else learns that.
 */
export function LogInNext({ email, adPath }: { email: string; adPath: string }) {
  return (
    <div className={classes.screen}>
      <PageHead title="Your company is confirmed" />
      <div className={classes.form}>
        <p>
          You already have a login with <b>{email}</b>, so we’ve added the company to it. Log in as
          usual to open your ad and publish it.
        </p>
        <div>
          <LinkButton variant="primary" to={loginPath(adPath)}>
            Log in
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
