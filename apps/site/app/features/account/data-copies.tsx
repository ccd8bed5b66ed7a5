import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Badge } from "@devguild/design-system/badge";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { FormError } from "@devguild/design-system/form-error";
import { formatDate, RelativeTime } from "@devguild/design-system/relative-time";
import { DATA_EXPORT_DAYS } from "@devguild/schemas/constants/data-exports";
import type { DataExport } from "@devguild/schemas/data-exports";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import classes from "./account-section.module.css";

const POLL_INTERVAL = 2_000;
const MEGABYTE = 1024 * 1024;

const sizeText = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;

function CopyRow({ copy }: { copy: DataExport }) {
  const opening = useMutation({
    mutationFn: () => api.dataExports.link.call({ params: { id: copy.id } }),
    // This is a download, so the page stays open.
    onSuccess: ({ data }) => location.assign(data.url),
  });
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <span>
          Requested <RelativeTime date={copy.created_at} />
        </span>
        {copy.status === "ready" && (
          <small className={classes.quiet}>
            {copy.size !== null && sizeText(copy.size)}
            {copy.expires_at && `, available until ${formatDate(copy.expires_at)}`}
          </small>
        )}
        {opening.isError && <FormError>{failureText(opening.error)}</FormError>}
      </span>
      {copy.status === "ready" ? (
        <Button size="sm" loading={opening.isPending} onClick={() => opening.mutate()}>
          Download
        </Button>
      ) : copy.status === "building" ? (
        <Badge>In progress</Badge>
      ) : (
        <Badge tone="bad">Failed</Badge>
      )}
    </li>
  );
}

/** Copies of everything stored about a login: requested, built in the background, downloaded. */
export function DataCopies() {
  const queries = useQueryClient();
  const copies = useQuery({
    ...api.dataExports.latest.options(),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === "building") ? POLL_INTERVAL : false,
  });
  const requesting = useMutation({
    mutationFn: () => api.dataExports.ask.call(),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.dataExports.latest.key }),
  });
  if (copies.isLoadingError)
    return (
      <ErrorState
        title="We couldn’t load your copies."
        onRetry={() => void copies.refetch()}
        retrying={copies.isFetching}
      />
    );
  const list = copies.data?.data ?? [];
  const isBuilding = list.some(({ status }) => status === "building");
  return (
    <div className={classes.section}>
      <p>
        Download everything we hold about you. We’ll email you when the zip is ready. It’s available
        for {DATA_EXPORT_DAYS} days.
      </p>
      {list.length > 0 && (
        <ul className={classes.rows}>
          {list.map((copy) => (
            <CopyRow key={copy.id} copy={copy} />
          ))}
        </ul>
      )}
      <div>
        <Button loading={requesting.isPending || isBuilding} onClick={() => requesting.mutate()}>
          Request a copy
        </Button>
      </div>
      {requesting.isError && <FormError>{failureText(requesting.error)}</FormError>}
    </div>
  );
}
