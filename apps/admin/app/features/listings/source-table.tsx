import { api } from "@devguild/api-client/browser-api";
import { DataTable } from "@devguild/design-system/data-table";
import { EmptyState } from "@devguild/design-system/empty-state";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import type { ListingSource } from "@devguild/schemas/job-listings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useAction } from "../frame/use-action.ts";
import { SOURCE_COLUMNS } from "./source-columns.tsx";
import { SourceMenu } from "./source-menu.tsx";

const SourceModal = lazyDialog(() => import("./source-modal.tsx"));

type Props = {
  /** Undefined until the first response. */
  sources: readonly ListingSource[] | undefined;
  onStarted: (importId: number) => void;
};

/** The sources of listings with their latest imports, and what can be done with each. */
export function SourceTable({ sources, onStarted }: Props) {
  const queries = useQueryClient();
  const [edited, setEdited] = useState<ListingSource | null>(null);
  const importing = useAction({
    call: async ({ id }: ListingSource) => {
      const { data } = await api.jobListings.importAgain.call({ params: { id } });
      onStarted(data.import_id);
    },
    describe: ({ name }) => `Importing ${name}`,
    refresh: () => queries.invalidateQueries({ queryKey: api.jobListings.sources.key }),
  });
  const renderActions = (source: ListingSource) => (
    <SourceMenu
      source={source}
      onImport={() => importing.mutate(source)}
      onEdit={() => setEdited(source)}
    />
  );
  return (
    <>
      <DataTable
        folds
        label="Sources"
        columns={SOURCE_COLUMNS}
        rows={sources ?? []}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        loadingRows={sources ? undefined : 4}
        renderActions={renderActions}
        empty={
          <EmptyState title="No sources yet">Import a job board, a feed or a file.</EmptyState>
        }
      />
      {edited && <SourceModal source={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
