import { api } from "@devguild/api-client/browser-api";
import { readAddress } from "@devguild/session/addresses";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";

import { RECORD_HISTORY, toHistoryCall } from "../../features/audit-log/audit-log-address.ts";
import { RecordHistory } from "../../features/audit-log/record-history.tsx";
import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { videoHistoryPath } from "../../features/videos/video-addresses.ts";
import { VideoHead } from "../../features/videos/video-head.tsx";
import type { Route } from "./+types/video-history.ts";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.view-videos");
  const id = parseId(loading.params["id"]);
  if (id === null) throw notFound();
  const { api: calls, queries, url } = loading;
  const history = toHistoryCall(id, readAddress(RECORD_HISTORY, url.searchParams));
  const [{ data: video }] = await Promise.all([
    queries.fetchQuery(calls.adminVideos.details.options({ params: { id } })),
    queries.prefetchQuery(calls.recordHistory.video.options(history)),
  ]);
  return { id, title: video.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(`History: ${loaderData?.title ?? "video"}`);

export default function VideoHistory({ loaderData: { id } }: Route.ComponentProps) {
  const video = useQuery(api.adminVideos.details.options({ params: { id } })).data?.data;
  if (!video) return null;
  return (
    <div className={page.page}>
      <VideoHead video={video} current={videoHistoryPath(id)} />
      <RecordHistory key={id} kind="video" id={id} />
    </div>
  );
}
