import { formatShortDate, RelativeTime } from "@devguild/design-system/relative-time";
import type { JobPosting } from "@devguild/schemas/jobs";

import classes from "./job-dates.module.css";

/** A job's location and dates, in one line. */
export function JobDates({ job }: { job: JobPosting }) {
  const { id, place, published_at, expire_at, status } = job;
  return (
    <p className={classes.line}>
      <span className="num">#{id}</span>
      {place && <span>{place}</span>}
      {published_at && (
        <span>
          Published <RelativeTime date={published_at} />
        </span>
      )}
      {expire_at && (
        <span>
          {status === "expired" ? "Expired" : "Expires"} {formatShortDate(expire_at)}
        </span>
      )}
    </p>
  );
}
