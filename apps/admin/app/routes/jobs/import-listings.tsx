import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { IconPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { usePermitted } from "../../features/frame/use-permitted.ts";
import { pollWhileOpen } from "../../features/listings/describe-import.ts";
import { ImportReview } from "../../features/listings/import-review.tsx";
import {
  importPath,
  LISTINGS_PATH,
  readImportAddress,
} from "../../features/listings/listing-addresses.ts";
import { SourceFilter } from "../../features/listings/source-filter.tsx";
import { SourceTable } from "../../features/listings/source-table.tsx";

const UploadModal = lazyDialog(() => import("../../features/listings/upload-modal.tsx"));
const NewSourceModal = lazyDialog(() => import("../../features/listings/new-source-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-company-jobs");
  await loading.queries.prefetchQuery(loading.api.jobListings.sources.options());
  return {};
});

export const meta = () => screenMeta("Imported listings");

export default function ImportListings() {
  const permitted = usePermitted("admin.edit-company-jobs");
  const sources = useQuery({
    ...api.jobListings.sources.options(),
    refetchInterval: ({ state }) =>
      pollWhileOpen(state.data?.data.find(({ latest }) => pollWhileOpen(latest))?.latest),
  });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [adding, setAdding] = useState<"source" | "file" | null>(null);
  const rows = sources.data?.data;
  const address = readImportAddress(params);
  const importId = address.import;
  const show = (id: number) => void navigate(importPath({ import: id }));
  const dialog = {
    onClose: () => setAdding(null),
    onStarted: async (id: number) => {
      setAdding(null);
      await queries.invalidateQueries({ queryKey: api.jobListings.sources.key });
      show(id);
    },
  };
  const live = rows?.reduce((sum, source) => sum + source.live, 0) ?? 0;
  return (
    <div className={page.page}>
      <PageHead
        dense
        title="Imported listings"
        beside={rows && `${formatCount(live)} live from ${pluralize(rows.length, "source")}`}
        actions={
          <>
            <LinkButton to={LISTINGS_PATH}>All listings</LinkButton>
            <Button onClick={() => setAdding("file")} {...permitted}>
              Upload CSV or JSON
            </Button>
            <Button
              variant="primary"
              icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => setAdding("source")}
              {...permitted}
            >
              New source
            </Button>
          </>
        }
      />
      {sources.isError && !rows ? (
        <ErrorState
          title="The sources didn’t load."
          onRetry={() => void sources.refetch()}
          retrying={sources.isFetching}
        />
      ) : (
        <>
          <SourceFilter sources={rows ?? []} address={address} />
          <SourceTable
            sources={
              address.owner === null
                ? rows
                : rows?.filter(({ company }) => company?.id === address.owner)
            }
            onStarted={show}
          />
        </>
      )}
      {importId !== null && (
        <ImportReview
          key={importId}
          id={importId}
          source={rows?.find(({ latest }) => latest?.import_id === importId)}
          address={address}
        />
      )}
      {adding === "file" && <UploadModal {...dialog} />}
      {adding === "source" && <NewSourceModal {...dialog} />}
    </div>
  );
}
