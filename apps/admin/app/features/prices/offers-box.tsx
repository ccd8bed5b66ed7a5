import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { type Column, DataTable } from "@devguild/design-system/data-table";
import { ErrorState } from "@devguild/design-system/error-state";
import type { UseQueryResult } from "@tanstack/react-query";
import { IconPlus } from "@tabler/icons-react";

import { Box } from "../developers/box.tsx";
import classes from "./prices.module.css";

type Row = { id: number; active: boolean };

type Props<Offer extends Row> = {
  title: string;
  list: Pick<
    UseQueryResult<{ data: Offer[] }>,
    "data" | "isError" | "error" | "isFetching" | "refetch"
  >;
  columns: readonly Column<Offer>[];
  rowName: (offer: Offer) => string;
  /** Adds one, and what it is called: "plan". Without it, none can be added. */
  adding?: { noun: string; onAdd: () => void };
};

/** One kind of what companies can buy, also what is no longer sold. */
export function OffersBox<Offer extends Row>({
  title,
  list,
  columns,
  rowName,
  adding,
}: Props<Offer>) {
  return (
    <Box
      title={title}
      beside={list.data?.data.length}
      end={
        adding && (
          <Button
            size="sm"
            variant="subtle"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={adding.onAdd}
          >
            New {adding.noun}
          </Button>
        )
      }
    >
      {list.isError && !list.data ? (
        <ErrorState
          title="The prices didn’t load."
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {list.error && failureText(list.error)}
        </ErrorState>
      ) : (
        <div className={classes.offers}>
          <DataTable
            folds
            label={title}
            columns={columns}
            rows={list.data?.data ?? []}
            rowId={({ id }) => String(id)}
            rowName={rowName}
            isInactive={({ active }) => !active}
            loadingRows={list.data ? undefined : 3}
            empty={<p className="dim">Nothing is sold here.</p>}
          />
        </div>
      )}
    </Box>
  );
}
