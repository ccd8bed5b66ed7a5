import { api } from "@devguild/api-client/browser-api";
import { Tabs } from "@devguild/design-system/tabs";
import { VIDEO_HOST_LABELS } from "@devguild/schemas/constants/video-imports";
import { VIDEO_PROVIDERS } from "@devguild/schemas/constants/videos";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { readHost, writeHost } from "../../features/videos/host-addresses.ts";
import { HostVideos } from "../../features/videos/host-videos.tsx";
import classes from "../../features/videos/import-videos.module.css";
import { IMPORT_VIDEOS_PATH, VIDEOS_PATH } from "../../features/videos/video-addresses.ts";

// The host's own list loads in the browser: a slow host never keeps the screen waiting.
export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-videos");
  await loading.queries.fetchQuery(loading.api.adminVideos.editOptions.options());
  return {};
});

export const meta = () => screenMeta("Import videos");

const TABS = VIDEO_PROVIDERS.map((host) => ({
  to: IMPORT_VIDEOS_PATH + writeHost(host),
  label: VIDEO_HOST_LABELS[host],
}));

export default function ImportVideos() {
  const host = readHost(new URLSearchParams(useLocation().search));
  const options = useQuery(api.adminVideos.editOptions.options()).data?.data;
  return (
    <div className={page.page}>
      <RecordHead parents={[{ to: VIDEOS_PATH, label: "Videos" }]} title="Import videos" />
      <Tabs label="Host" tabs={TABS} current={IMPORT_VIDEOS_PATH + writeHost(host)} />
      <div className={classes.screen}>
        {options && <HostVideos key={host} host={host} options={options} />}
      </div>
    </div>
  );
}
