import { api } from "@devguild/api-client/browser-api";
import { Tabs } from "@devguild/design-system/tabs";
import {
  FILE_SOURCE,
  IMPORT_SOURCE_LABELS,
  IMPORT_SOURCES,
} from "@devguild/schemas/constants/video-imports";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { FileVideos } from "../../features/videos/file-videos.tsx";
import { HostVideos } from "../../features/videos/host-videos.tsx";
import { readSource, writeSource } from "../../features/videos/import-addresses.ts";
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

const TABS = IMPORT_SOURCES.map((source) => ({
  to: IMPORT_VIDEOS_PATH + writeSource(source),
  label: IMPORT_SOURCE_LABELS[source],
}));

export default function ImportVideos() {
  const source = readSource(new URLSearchParams(useLocation().search));
  const options = useQuery(api.adminVideos.editOptions.options()).data?.data;
  return (
    <div className={page.page}>
      <RecordHead parents={[{ to: VIDEOS_PATH, label: "Videos" }]} title="Import videos" />
      <Tabs label="Import from" tabs={TABS} current={IMPORT_VIDEOS_PATH + writeSource(source)} />
      <div className={classes.screen}>
        {options &&
          (source === FILE_SOURCE ? (
            <FileVideos options={options} />
          ) : (
            <HostVideos key={source} host={source} options={options} />
          ))}
      </div>
    </div>
  );
}
