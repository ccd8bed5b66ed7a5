import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { formatDate, formatShortDate } from "@devguild/design-system/relative-time";
import { TextLink } from "@devguild/design-system/text-link";
import { formatCount } from "@devguild/schemas/formats";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { recordLogPath } from "../audit-log/audit-log-address.ts";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";

const SHOWN = 8;
const MOST = 100;

/** What happened to a developer's account, the latest first. */
export function HistoryBox({ id }: { id: number }) {
  const [perPage, setPerPage] = useState(SHOWN);
  const history = useQuery(
    api.adminDevelopers.history.options({ params: { id }, query: { per_page: perPage } }),
  );
  const { data: events = [], meta } = history.data ?? {};
  const total = meta?.total ?? 0;
  const mayReadLog = useCurrentUser()?.permissions.includes("admin.manage-admin-users") ?? false;
  return (
    <Box title="History" beside={meta && formatCount(total)}>
      {history.isLoadingError ? (
        <p className={classes.empty}>
          The history didn’t load.{" "}
          <Button size="sm" loading={history.isFetching} onClick={() => void history.refetch()}>
            Try again
          </Button>
        </p>
      ) : meta && total === 0 ? (
        <p className={classes.empty}>Logins and changes will appear here.</p>
      ) : (
        <ol className={classes.history}>
          {events.map(({ id: eventId, at, sentence, actor, changes }) => (
            <li key={eventId}>
              <time className="dim" dateTime={at} title={formatDate(at)}>
                {formatShortDate(at)}
              </time>
              <span>
                {sentence}
                {actor && <span className="dim"> by {actor}</span>}
                {changes.map(({ label, before, after }) => (
                  <span key={label} className={`dim ${classes.change}`}>
                    {label}: {before ?? "–"} → {after ?? "–"}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      {total > events.length && perPage < MOST && events.length > 0 && (
        <div className={classes.foot}>
          <Button
            size="sm"
            variant="subtle"
            loading={history.isFetching}
            onClick={() => setPerPage(MOST)}
          >
            Show more
          </Button>
        </div>
      )}
      {mayReadLog && total > 0 && (
        <div className={classes.foot}>
          <TextLink to={recordLogPath("developer", id)}>See what staff changed</TextLink>
        </div>
      )}
    </Box>
  );
}
