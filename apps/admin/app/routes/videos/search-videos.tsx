import { api } from "@devguild/api-client/browser-api";
import { growingList } from "@devguild/api-client/growing-list";
import { ErrorState } from "@devguild/design-system/error-state";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { Panel } from "@devguild/design-system/panel";
import type { AdminVideoRow } from "@devguild/schemas/admin-videos";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { PermittedLinkButton } from "../../features/frame/permitted-link-button.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { useGrowingRows } from "../../features/lists/use-growing-rows.ts";
import { useList } from "../../features/lists/use-list.ts";
import { EditRunStatus } from "../../features/videos/edit-run-status.tsx";
import { useVideosBulk } from "../../features/videos/use-videos-bulk.ts";
import { CREATE_VIDEO_PATH, IMPORT_VIDEOS_PATH } from "../../features/videos/video-addresses.ts";
import { VideoBulkBar } from "../../features/videos/video-bulk-bar.tsx";
import {
  buildVideoFilters,
  toVideosQuery,
  VIDEO_COLUMNS,
  VIDEO_LIST,
} from "../../features/videos/video-list.tsx";
import { VideoMenu } from "../../features/videos/video-menu.tsx";

const DeleteVideoModal = lazyDialog(() => import("../../features/videos/delete-video-modal.tsx"));
const DeleteManyModal = lazyDialog(() => import("../../features/videos/delete-many-modal.tsx"));
const EditManyPanel = lazyComponent(() => import("../../features/videos/edit-many-panel.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-videos");
  const { api: calls, queries, url } = loading;
  const query = toVideosQuery(readList(VIDEO_LIST, url.searchParams));
  await Promise.all([
    // A list that fails to load says so in its own place, so search and filters stay usable.
    queries.prefetchInfiniteQuery(growingList(calls.adminVideos.list, query)),
    queries.prefetchQuery(calls.adminVideos.editOptions.options()),
    queries.prefetchQuery(calls.listViews.list.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Videos");

export default function SearchVideos() {
  const list = useList(VIDEO_LIST);
  const videos = useGrowingRows(api.adminVideos.list, toVideosQuery(list.settled));
  const { rows, total } = videos;
  const options = useQuery(api.adminVideos.editOptions.options());
  const [deleting, setDeleting] = useState<AdminVideoRow | null>(null);
  const bulk = useVideosBulk(list, rows);
  const { selection } = bulk;
  return (
    <>
      <ListScreen
        name="videos"
        title="Videos"
        noun={["video", "videos"]}
        firstRow="Import the ones you host elsewhere, or add the first one."
        list={list}
        searches="Title, speaker, topic or id"
        filters={buildVideoFilters(options)}
        answer={videos.answer}
        more={videos.getMore((appended) =>
          selection.append(appended.filter((video) => !video.currently_live)),
        )}
        csvHref={api.adminVideos.csv.href({ query: toVideosQuery(list.settled) })}
        action={
          <>
            <PermittedLinkButton permission="admin.edit-videos" to={IMPORT_VIDEOS_PATH}>
              Import
            </PermittedLinkButton>
            <PermittedLinkButton
              permission="admin.edit-videos"
              variant="primary"
              to={CREATE_VIDEO_PATH}
            >
              New video
            </PermittedLinkButton>
          </>
        }
        columns={VIDEO_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => !status}
        selection={selection.forTable}
        isSelectable={({ currently_live: isLive }) => !isLive}
        bulkActions={
          <VideoBulkBar
            selected={selection.rows.length}
            total={total}
            isListing={bulk.isListing}
            onSelectAll={bulk.selectFound}
            onEdit={() => bulk.setOpen("edit")}
            onDelete={() => bulk.setOpen("delete")}
            onClear={selection.clear}
          />
        }
        renderActions={(video) => <VideoMenu video={video} onDelete={() => setDeleting(video)} />}
        status={<EditRunStatus run={bulk.run} />}
        aside={
          bulk.open === "edit" &&
          (options.data ? (
            <EditManyPanel
              ids={selection.rows.map(({ id }) => id)}
              options={options.data.data}
              onStarted={(answer) => {
                bulk.run.follow(answer);
                bulk.setOpen(null);
              }}
              onClose={() => bulk.setOpen(null)}
            />
          ) : (
            options.isLoadingError && (
              <Panel label="Edit videos" onClose={() => bulk.setOpen(null)}>
                <ErrorState
                  title="The choices didn’t load."
                  onRetry={() => void options.refetch()}
                  retrying={options.isFetching}
                />
              </Panel>
            )
          ))
        }
      />
      {deleting && <DeleteVideoModal video={deleting} onClose={() => setDeleting(null)} />}
      {bulk.open === "delete" && (
        <DeleteManyModal
          videos={selection.rows}
          onDeleted={selection.clear}
          onClose={() => bulk.setOpen(null)}
        />
      )}
    </>
  );
}
