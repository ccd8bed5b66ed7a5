import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { AdminHighlight } from "@devguild/schemas/highlights";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { HIGHLIGHT_CHANGES } from "../../features/highlights/highlight-changes.ts";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import {
  buildHighlightColumns,
  HIGHLIGHT_FILTERS,
  HIGHLIGHT_LIST,
  toHighlightsQuery,
  toHighlightsSearch,
} from "../../features/highlights/highlight-list.tsx";
import { HighlightMenu } from "../../features/highlights/highlight-menu.tsx";
import { readList } from "../../features/lists/list-address.ts";
import { BulkChangeDialog } from "../../features/lists/bulk-change-dialog.tsx";
import { BulkChangeStatus } from "../../features/lists/bulk-change-status.tsx";
import { BulkChangesBar } from "../../features/lists/bulk-changes-bar.tsx";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useBulkChanges } from "../../features/lists/use-bulk-changes.ts";
import { useList } from "../../features/lists/use-list.ts";

const HighlightModal = lazyDialog(() => import("../../features/highlights/highlight-modal.tsx"));
const DeleteHighlightModal = lazyDialog(
  () => import("../../features/highlights/delete-highlight-modal.tsx"),
);

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-highlights");
  const query = toHighlightsQuery(readList(HIGHLIGHT_LIST, loading.url.searchParams));
  await loadList(loading, loading.api.highlights.list.options({ query }), "highlights");
  return {};
});

export const meta = () => screenMeta("Highlights");

export default function SearchHighlights() {
  const list = useList(HIGHLIGHT_LIST);
  const highlights = useQuery(
    api.highlights.list.options({ query: toHighlightsQuery(list.settled) }),
  );
  const queries = useQueryClient();
  const bulk = useBulkChanges({
    changes: HIGHLIGHT_CHANGES,
    list,
    rows: highlights.data?.data ?? [],
    foundHref: toHighlightsSearch(list.settled),
    refresh: () => queries.invalidateQueries({ queryKey: api.highlights.list.key }),
  });
  const permitted = usePermitted("admin.edit-highlights");
  const [opened, setOpened] = useState<AdminHighlight | "new" | null>(null);
  const [deleting, setDeleting] = useState<AdminHighlight | null>(null);
  return (
    <>
      <ListScreen
        name="highlights"
        title="Highlights"
        noun={["highlight", "highlights"]}
        firstRow="Add the first one to promote a video or a live event."
        list={list}
        searches="Title or subtitle"
        filters={HIGHLIGHT_FILTERS}
        answer={{
          page: highlights.data && { rows: highlights.data.data, meta: highlights.data.meta },
          isError: highlights.isError,
          isFetching: highlights.isFetching,
          refetch: highlights.refetch,
        }}
        action={
          <Button variant="primary" onClick={() => setOpened("new")} {...permitted}>
            New highlight
          </Button>
        }
        columns={buildHighlightColumns(setOpened)}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ state }) => state === "inactive" || state === "ended"}
        selection={bulk.selection.forTable}
        bulkActions={<BulkChangesBar bulk={bulk} total={highlights.data?.meta.total ?? 0} />}
        status={<BulkChangeStatus latest={bulk.latest} />}
        renderActions={(highlight) => (
          <HighlightMenu
            highlight={highlight}
            onEdit={() => setOpened(highlight)}
            onDelete={() => setDeleting(highlight)}
          />
        )}
      />
      <BulkChangeDialog bulk={bulk} />
      {opened && (
        <HighlightModal
          highlight={opened === "new" ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
      {deleting && <DeleteHighlightModal highlight={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
