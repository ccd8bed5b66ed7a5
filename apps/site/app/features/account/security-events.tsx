import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { SECURITY_EVENTS } from "@devguild/schemas/constants/security";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./account-section.module.css";
import { describeLocation } from "./describe-location.ts";
import { LocalTime } from "./local-time.tsx";

/** Recent activity of the user's own login, with where it came from. */
export function SecurityEvents() {
  const [page, setPage] = useState(1);
  const events = useQuery({
    ...api.security.events.options({ query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (events.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load this list."
        onRetry={() => void events.refetch()}
        retrying={events.isFetching}
      />
    );
  if (!events.data) return null;
  const { data, meta } = events.data;
  if (data.length === 0) return <p className={classes.quiet}>No activity yet.</p>;
  return (
    <div className={classes.section}>
      <ul className={classes.rows}>
        {data.map((each) => (
          <li key={each.id} className={classes.row}>
            <span className={classes.who}>
              {SECURITY_EVENTS[each.event]}
              <small className={classes.quiet}>{describeLocation(each)}</small>
            </span>
            <small className={classes.quiet}>
              <LocalTime at={each.at} />
            </small>
          </li>
        ))}
      </ul>
      {meta.last_page > 1 && (
        <div className={classes.actions}>
          <Button size="sm" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button size="sm" disabled={page >= meta.last_page} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </div>
  );
}
