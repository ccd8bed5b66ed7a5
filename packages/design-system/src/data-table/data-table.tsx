import { formatCount } from "@devguild/schemas/formats";
import { Fragment, useRef, type ReactNode } from "react";
import { classNames } from "../class-names/class-names.ts";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { toastRoom } from "../toast-room/toast-room.ts";
import classes from "./data-table.module.css";
import { ColumnHead, type Sort } from "./column-head.tsx";
import { RowDetails, RowToggle, useOpenRows } from "./row-details.tsx";
import { SelectAll, SelectRow, type Selection } from "./row-selection.tsx";

export interface Column<Row> {
  id: string;
  head: string;
  /** Figures and dates are monospaced; figures are right-aligned. */
  kind?: "text" | "figure" | "date";
  cell: (row: Row) => ReactNode;
  /** Whether the server can sort by it. */
  sortable?: boolean;
  /** A CSS width. */
  width?: string;
  /** Whether it leads a row of a narrow table that folds; without one, the first column does. */
  leads?: boolean;
  /** Whether it stays beside the leading column when a narrow table folds; the others go below. */
  stays?: boolean;
}

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** What its checkbox selects, and whose details it opens. */
  rowName: (row: Row) => string;
  sort?: Sort | undefined;
  selection?: Selection | undefined;
  /** Whether a row can be selected; by default all can. */
  isSelectable?: (row: Row) => boolean;
  /** The row with the keyboard cursor. */
  currentRow?: string | undefined;
  /** Whether a row is inactive: deleted, archived. */
  isInactive?: (row: Row) => boolean;
  /** Shown on hover and focus at the end of a row. */
  renderActions?: (row: Row) => ReactNode;
  /** What a row shows beneath it when it is opened; without it, rows don't open. */
  renderDetails?: (row: Row) => ReactNode;
  /** The ids of the rows that are open at first. */
  openAtFirst?: readonly string[];
  /** The number of placeholder rows while loading. */
  loadingRows?: number | undefined;
  /** Replaces the table if there are no rows. */
  empty?: ReactNode;
  /** Rows of 56, 40 or 32 px. */
  density?: "comfortable" | "standard" | "compact";
  /**
   * Whether columns fold into a second line where the table is narrow, instead of scrolling sideways; "phones" if it has
   * few enough for everything wider.
   */
  folds?: boolean | "phones";
  /** Actions for the selected rows. */
  bulkActions?: ReactNode;
}

function cellClass(kind: Column<never>["kind"]) {
  return classNames(kind && kind !== "text" && classes.figure, kind === "figure" && classes.right);
}

function toFolds(columns: readonly Pick<Column<never>, "id" | "leads" | "stays">[]) {
  const leading = columns.find(({ leads }) => leads) ?? columns[0];
  return new Map(
    columns.map(({ id, stays = false }) => [
      id,
      id === leading?.id ? "first" : stays ? "stays" : "below",
    ]),
  );
}

function LoadingRows({ count, cells }: { count: number; cells: number }) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden className={classes.loading}>
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell}>
          <Skeleton width={cell === 0 ? "70%" : "50%"} />
        </td>
      ))}
    </tr>
  ));
}

/** The shared table: sorting, selection and row actions. Filters and pagination are around it. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  sort,
  selection,
  isSelectable,
  currentRow,
  isInactive,
  renderActions,
  renderDetails,
  openAtFirst,
  loadingRows,
  empty,
  density = "standard",
  folds = false,
  bulkActions,
}: DataTableProps<Row>) {
  const anchorRef = useRef<string | null>(null);
  const openRows = useOpenRows(openAtFirst);
  if (rows.length === 0 && loadingRows === undefined)
    return <div className={classes.empty}>{empty}</div>;
  const ids = (isSelectable ? rows.filter(isSelectable) : rows).map(rowId);
  const cells = [selection, renderActions, renderDetails].filter(Boolean).length + columns.length;
  const folded = toFolds(columns);
  return (
    <div className={classNames(classes.scroller, folds === "phones" && classes.phones)}>
      <table
        className={classNames(
          classes.table,
          density !== "standard" && classes[density],
          folds && classes.folds,
        )}
        aria-label={label}
        aria-busy={loadingRows !== undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th className={classes.check} scope="col">
                <SelectAll ids={ids} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} sort={sort} />
            ))}
            {renderActions && (
              <th className={classes.actions} scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
            {renderDetails && (
              <th className={classes.toggle} scope="col">
                <span className="visually-hidden">Details</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {loadingRows === undefined ? (
            rows.map((row) => {
              const id = rowId(row);
              const selected = selection?.selected.has(id) ?? false;
              const details = renderDetails && openRows.find(id);
              return (
                <Fragment key={id}>
                  <tr
                    data-row={id}
                    onClick={details?.onRowPress}
                    aria-selected={selection ? selected : undefined}
                    className={classNames(
                      classes.row,
                      selected && classes.selected,
                      id === currentRow && classes.current,
                      details?.isOpen && classes.open,
                      isInactive?.(row) && classes.inactive,
                    )}
                  >
                    {selection && (
                      <td className={classes.check}>
                        <SelectRow
                          id={id}
                          ids={ids}
                          name={rowName(row)}
                          selection={selection}
                          anchorRef={anchorRef}
                        />
                      </td>
                    )}
                    {columns.map((column) => (
                      <td
                        key={column.id}
                        className={cellClass(column.kind)}
                        data-fold={folded.get(column.id)}
                        data-head={column.kind && column.kind !== "text" ? column.head : undefined}
                      >
                        {column.cell(row)}
                      </td>
                    ))}
                    {renderActions && (
                      <td className={classes.actions} data-fold="actions">
                        <div>{renderActions(row)}</div>
                      </td>
                    )}
                    {details && (
                      <td className={classes.toggle}>
                        <RowToggle name={rowName(row)} details={details} />
                      </td>
                    )}
                  </tr>
                  {details?.isOpen && (
                    <RowDetails details={details} cells={cells}>
                      {renderDetails?.(row)}
                    </RowDetails>
                  )}
                </Fragment>
              );
            })
          ) : (
            <LoadingRows count={loadingRows} cells={cells} />
          )}
        </tbody>
      </table>
      {selection && selection.selected.size > 0 && bulkActions && loadingRows === undefined && (
        <div ref={toastRoom} className={classes.bulk} role="toolbar" aria-label="Selected rows">
          <strong aria-live="polite">{formatCount(selection.selected.size)} selected</strong>
          {bulkActions}
        </div>
      )}
    </div>
  );
}
