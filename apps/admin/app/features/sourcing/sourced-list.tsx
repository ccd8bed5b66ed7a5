import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Kbd } from "@devguild/design-system/kbd";
import { SelectField } from "@devguild/design-system/select-field";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { MESSAGE_RECIPIENTS_MAX, SOURCING_ORDERS } from "@devguild/schemas/constants/sourcing";
import { formatCount } from "@devguild/schemas/formats";

import { SourcedRow } from "./sourced-row.tsx";
import classes from "./sourced-list.module.css";
import type { SourcingOrder, SourcingSearch } from "./sourcing-search.ts";
import type { SourcingSelection, useSourcingList } from "./use-sourcing-list.ts";

const LOADING_ROWS = 8;

type Props = {
  search: SourcingSearch;
  list: ReturnType<typeof useSourcingList>;
  selection: SourcingSelection;
  onOrder: (order: SourcingOrder) => void;
};

/** The developers that a search finds, to select those who get a message. */
export function SourcedList({ search, list, selection, onOrder }: Props) {
  const { rows, meta } = list;
  if (list.isError && !rows)
    return (
      <ErrorState
        title="The developers didn’t load."
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  if (!rows || !meta)
    return (
      <SkeletonRegion label="Loading developers">
        <div className={classes.loading}>
          {Array.from({ length: LOADING_ROWS }, (_, index) => (
            <Skeleton key={index} height={36} />
          ))}
        </div>
      </SkeletonRegion>
    );
  if (rows.length === 0)
    return (
      <div className={classes.empty}>
        {search.tokens.length === 0 ? (
          <EmptyState title="No developers yet">
            They appear here once they finish their profiles.
          </EmptyState>
        ) : (
          <EmptyState kind="notFound" title="Nobody matches all of this">
            The figures below the filters say which one costs the most people.
          </EmptyState>
        )}
      </div>
    );
  const sourceable = meta.total_sourceable;
  const canSelectMore = selection.isAll && selection.selected.size < sourceable;
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <label className={classes.all}>
          <input
            type="checkbox"
            className={classes.box}
            checked={selection.isAll}
            onChange={selection.togglePage}
          />
          {selection.selected.size > 0
            ? `${formatCount(selection.selected.size)} selected`
            : "Select those shown"}
        </label>
        {canSelectMore && selection.selected.size < MESSAGE_RECIPIENTS_MAX && (
          <Button
            size="sm"
            variant="subtle"
            loading={selection.isListing}
            onClick={selection.selectFound}
          >
            {sourceable <= MESSAGE_RECIPIENTS_MAX
              ? `Select all ${formatCount(sourceable)} you can message`
              : `Select the first ${MESSAGE_RECIPIENTS_MAX} you can message`}
          </Button>
        )}
        <span className={classes.keys}>
          <Kbd>J</Kbd> <Kbd>K</Kbd> move <Kbd>X</Kbd> select
        </span>
        <SelectField
          label="Order"
          hideLabel
          options={SOURCING_ORDERS.map(({ id, value }) => ({ value: id, label: value }))}
          value={search.order}
          onChange={(event) => onOrder(event.currentTarget.value as SourcingOrder)}
        />
      </div>
      <ul className={classes.rows} aria-busy={list.isPlaceholderData}>
        {rows.map((developer) => (
          <SourcedRow
            key={developer.id}
            developer={developer}
            tokens={search.tokens}
            isSelected={selection.selected.has(developer.id)}
            onToggle={(isRange) => selection.toggle(developer.id, isRange)}
          />
        ))}
      </ul>
      <div className={classes.more}>
        <span className="dim">
          1–{formatCount(rows.length)} of {formatCount(meta.total)}
        </span>
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </div>
  );
}
