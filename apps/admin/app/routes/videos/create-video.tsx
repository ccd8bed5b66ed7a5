import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import page from "../../features/frame/page.module.css";
import { RecordHead } from "../../features/frame/record-head.tsx";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { VIDEOS_PATH } from "../../features/videos/video-addresses.ts";
import { VideoForm } from "../../features/videos/video-form.tsx";

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-videos");
  await loading.queries.fetchQuery(loading.api.adminVideos.editOptions.options());
  return {};
});

export const meta = () => screenMeta("New video");

export default function CreateVideo() {
  const navigate = useNavigate();
  const options = useQuery(api.adminVideos.editOptions.options()).data?.data;
  return (
    <div className={page.page}>
      <RecordHead parents={[{ to: VIDEOS_PATH, label: "Videos" }]} title="New video" />
      {options && (
        // What was typed before is stored in this browser.
        <ClientOnly>
          <VideoForm video={null} options={options} onSaved={() => navigate(VIDEOS_PATH)} />
        </ClientOnly>
      )}
    </div>
  );
}
