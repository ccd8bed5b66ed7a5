import { api } from "@devguild/api-client/browser-api";
import { LinkButton } from "@devguild/design-system/link-button";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import type { AdminVideoRow } from "@devguild/schemas/admin-videos";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readList } from "../../features/lists/list-address.ts";
import { ListScreen } from "../../features/lists/list-screen.tsx";
import { loadList } from "../../features/lists/load-list.ts";
import { useList } from "../../features/lists/use-list.ts";
import { CREATE_VIDEO_PATH } from "../../features/videos/video-addresses.ts";
import {
  buildVideoFilters,
  toVideosFilter,
  toVideosQuery,
  VIDEO_COLUMNS,
  VIDEO_LIST,
} from "../../features/videos/video-list.tsx";
import { VideoMenu } from "../../features/videos/video-menu.tsx";

const DeleteVideoModal = lazyComponent(
  () => import("../../features/videos/delete-video-modal.tsx"),
);

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-videos");
  const { api: calls, queries, url } = loading;
  const query = toVideosQuery(readList(VIDEO_LIST, url.searchParams));
  await Promise.all([
    loadList(loading, calls.adminVideos.list.options({ query })),
    queries.prefetchQuery(calls.adminVideos.editOptions.options()),
  ]);
  return {};
});

export const meta = () => screenMeta("Videos");

export default function SearchVideos() {
  const list = useList(VIDEO_LIST);
  const videos = useQuery(api.adminVideos.list.options({ query: toVideosQuery(list.settled) }));
  const options = useQuery(api.adminVideos.editOptions.options()).data?.data;
  const [deleting, setDeleting] = useState<AdminVideoRow | null>(null);
  return (
    <>
      <ListScreen
        name="videos"
        title="Videos"
        noun={["video", "videos"]}
        list={list}
        searches="Title, speaker, topic or id"
        filters={buildVideoFilters(options)}
        answer={{
          page: videos.data && { rows: videos.data.data, meta: videos.data.meta },
          isError: videos.isError,
          isFetching: videos.isFetching,
          refetch: videos.refetch,
        }}
        csvHref={api.adminVideos.csv.href({ query: toVideosFilter(list.settled) })}
        action={
          <LinkButton variant="primary" to={CREATE_VIDEO_PATH}>
            New video
          </LinkButton>
        }
        columns={VIDEO_COLUMNS}
        rowId={({ id }) => String(id)}
        rowName={({ title }) => title}
        isInactive={({ status }) => !status}
        renderActions={(video) => <VideoMenu video={video} onDelete={() => setDeleting(video)} />}
      />
      {deleting && <DeleteVideoModal video={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
