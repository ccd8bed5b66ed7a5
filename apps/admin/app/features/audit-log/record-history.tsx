import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ChangeLog, ChangeLogSkeleton } from "@devguild/design-system/change-log";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { TextLink } from "@devguild/design-system/text-link";
import type { RecordHistoryPage } from "@devguild/schemas/audit-log";
import { useAddress } from "@devguild/session/use-address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { RECORD_HISTORY, toHistoryCall } from "./audit-log-address.ts";
import classes from "./record-history.module.css";

const LOADING_ROWS = 6;

const toLogged = ({ person, ...entry }: RecordHistoryPage["data"][number]) => ({
  ...entry,
  name: person?.full_name || "Someone",
  image: person?.image,
});

type Props = { kind: keyof typeof api.recordHistory; id: number };

/** Who changed a record and when, for whoever may see the record. */
export function RecordHistory({ kind, id }: Props) {
  const { state, getHref } = useAddress(RECORD_HISTORY);
  const history = useQuery({
    ...api.recordHistory[kind].options(toHistoryCall(id, state)),
    placeholderData: keepPreviousData,
  });
  const { data: page, error } = history;
  const next = page?.meta.next_cursor;
  return (
    <div className={classes.history}>
      {error && !page ? (
        <ErrorState
          title="The changes didn’t load."
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        >
          {failureText(error)}
        </ErrorState>
      ) : !page ? (
        <ChangeLogSkeleton rows={LOADING_ROWS} />
      ) : page.data.length > 0 ? (
        <>
          <p className="dim">
            Changes of the last 24 months, the latest first. Times are in UTC. Nobody can edit this
            list.
          </p>
          <ChangeLog headingLevel={2} entries={page.data.map(toLogged)} />
        </>
      ) : (
        <EmptyState title="Nothing has changed yet">Changes will appear here.</EmptyState>
      )}
      {(next || state.cursor !== "") && (
        <nav aria-label="Pages" className={classes.pages}>
          {state.cursor !== "" && <TextLink to={getHref({ cursor: "" })}>Newest changes</TextLink>}
          {next && <TextLink to={getHref({ cursor: next })}>Older changes</TextLink>}
        </nav>
      )}
    </div>
  );
}
