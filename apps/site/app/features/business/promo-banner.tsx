import { AppLink, useFrame } from "@devguild/app-shell/app-frame";
import { localized } from "@devguild/session/redirects";

import classes from "./promo-banner.module.css";

/** The job ad bundle offer, if the operator has enabled it. */
export function PromoBanner() {
  const { promoBanner } = useFrame();
  if (!promoBanner) return null;
  return (
    <aside className={classes.banner} aria-label="Offer">
      <div className={`content ${classes.words}`}>
        <p>
          Get 25% off a 3-job ads bundle - buy before Jan 31 and start receiving candidates!{" "}
          <AppLink to={localized("/company/post-job")} className={classes.link}>
            Post a job ad now!
          </AppLink>
        </p>
      </div>
    </aside>
  );
}
