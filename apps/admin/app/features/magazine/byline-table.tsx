import { type Column, DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { IconButton } from "@devguild/design-system/icon-button";
import { Pagination } from "@devguild/design-system/pagination";
import type { ListMeta } from "@devguild/schemas/fields";
import { IconTrash } from "@tabler/icons-react";

import { usePermitted } from "../frame/use-permitted.ts";
import { useList } from "../lists/use-list.ts";
import { BYLINE_SHAPE } from "./byline-list.tsx";

type Row = { id: number; name: string; articles: number };
type Props<R extends Row> = {
  label: "Authors" | "Categories";
  columns: readonly Column<R>[];
  answer: {
    data: { data: R[]; meta: ListMeta } | undefined;
    isError: boolean;
    refetch: () => unknown;
  };
  onDelete: (row: R) => void;
};

/** A page of the authors, or of the categories; only those without articles can be deleted. */
export function BylineTable<R extends Row>({ label, columns, answer, onDelete }: Props<R>) {
  const list = useList(BYLINE_SHAPE);
  const permitted = usePermitted("admin.edit-magazine-content");
  const page = answer.data;
  const noun = label.toLowerCase();
  if (answer.isError && !page)
    return <ErrorState title={`The ${noun} didn’t load.`} onRetry={() => void answer.refetch()} />;
  return (
    <>
      <DataTable
        folds
        label={label}
        columns={columns}
        rows={page?.data ?? []}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        loadingRows={page ? undefined : 5}
        renderActions={(row) => (
          <IconButton
            size="sm"
            label={`Delete ${row.name}`}
            icon={<IconTrash size={18} stroke={1.75} aria-hidden />}
            onClick={() => onDelete(row)}
            {...(row.articles > 0 && { disabled: true, title: "It has articles." })}
            {...permitted}
          />
        )}
        empty={
          <EmptyState headingLevel={3} kind="begin" title={`No ${noun} yet`}>
            Every article needs one.
          </EmptyState>
        }
      />
      {page && page.meta.last_page > 1 && (
        <Pagination
          page={page.meta.current_page}
          pageSize={page.meta.per_page}
          total={page.meta.total}
          pageHref={(target) => list.getHref({ page: target })}
        />
      )}
    </>
  );
}
