import { LinkButton } from "@devguild/design-system/link-button";
import { localized } from "@devguild/session/redirects";

import classes from "./post-job-band.module.css";

/** The full-width call to post a job at the end of pages for companies. */
export function PostJobBand() {
  return (
    <section className={classes.band} aria-labelledby="post-a-job">
      <div className={`content ${classes.words}`}>
        <div>
          <h2 id="post-a-job" className={classes.title}>
            Someone is looking for this job
          </h2>
          <p className={classes.text}>
            You can write the ad before you log in. We’ll save it until you come back.
          </p>
        </div>
        <LinkButton to={localized("/company/post-job")} size="lg">
          Post a job
        </LinkButton>
      </div>
    </section>
  );
}
