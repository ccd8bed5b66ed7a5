import { api } from "@devguild/api-client/browser-api";
import { Badge } from "@devguild/design-system/badge";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import classes from "./account-section.module.css";
import { describeLocation } from "./describe-location.ts";
import { LocalTime } from "./local-time.tsx";

/** The devices someone is logged in on; all sessions except this one can be ended. */
export function OwnSessions() {
  const queries = useQueryClient();
  const sessions = useQuery(api.security.sessions.options());
  const reload = () => queries.invalidateQueries({ queryKey: api.security.sessions.key });
  const end = useMutation({
    mutationFn: (id: number) => api.security.endSession.call({ params: { id } }),
    onSuccess: reload,
  });
  const endOthers = useMutation({
    mutationFn: () => api.security.endOtherSessions.call(),
    onSuccess: reload,
  });
  if (sessions.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load your devices."
        onRetry={() => void sessions.refetch()}
        retrying={sessions.isFetching}
      />
    );
  if (!sessions.data) return null;
  const { data: list } = sessions.data;
  return (
    <div className={classes.section}>
      <ul className={classes.rows}>
        {list.map((session) => (
          <li key={session.id} className={classes.row}>
            <span className={classes.who}>
              {describeLocation(session)}
              <small className={classes.quiet}>
                Logged in <LocalTime at={session.created_at} />, last active{" "}
                <RelativeTime date={session.last_used_at} />
              </small>
            </span>
            {session.current ? (
              <Badge tone="ok">This device</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={`Log out: ${describeLocation(session)}`}
                loading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <div>
          <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Log out of all other devices
          </Button>
        </div>
      )}
    </div>
  );
}
