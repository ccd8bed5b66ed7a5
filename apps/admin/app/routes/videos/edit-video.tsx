import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { requireAccount, requirePermission } from "@devguild/session/guards";
import { withQueries } from "@devguild/session/with-queries";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";

import { notFound, parseId } from "../../features/companies/load-company.ts";
import page from "../../features/frame/page.module.css";
import { screenMeta } from "../../features/frame/screen-meta.ts";
import { editVideoPath, VIDEOS_PATH } from "../../features/videos/video-addresses.ts";
import { VideoForm } from "../../features/videos/video-form.tsx";
import { VideoHead } from "../../features/videos/video-head.tsx";
import type { Route } from "./+types/edit-video.ts";

const DeleteVideoModal = lazyDialog(() => import("../../features/videos/delete-video-modal.tsx"));

export const loader = withQueries(async (loading) => {
  requireAccount(loading, "admin");
  requirePermission(loading, "admin.edit-videos");
  const id = parseId(loading.params["id"]);
  if (id === null) throw notFound();
  const { api: calls, queries } = loading;
  const [{ data: video }] = await Promise.all([
    queries.fetchQuery(calls.adminVideos.details.options({ params: { id } })),
    queries.fetchQuery(calls.adminVideos.editOptions.options()),
  ]);
  return { id, title: video.title };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  screenMeta(loaderData?.title ?? "Video");

export default function EditVideo({ loaderData: { id } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const details = useQuery({
    ...api.adminVideos.details.options({ params: { id } }),
    // What is open in the form never changes under the hands of who edits it.
    staleTime: Infinity,
  });
  const options = useQuery(api.adminVideos.editOptions.options());
  const failed = details.error ?? options.error;
  const video = details.data?.data;
  if (!video || !options.data)
    return (
      <div className={page.page}>
        {failed && (
          <ErrorState title="The video didn’t load." onRetry={() => void details.refetch()}>
            {failureText(failed)}
          </ErrorState>
        )}
      </div>
    );
  return (
    <div className={page.page}>
      <VideoHead
        video={video}
        current={editVideoPath(id)}
        beside={
          <Button size="sm" variant="subtle" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        }
      />
      {/* What was typed before is stored in this browser. */}
      <ClientOnly>
        <VideoForm
          key={`${video.id}-${video.version}`}
          video={video}
          options={options.data.data}
          onSaved={() => null}
        />
      </ClientOnly>
      {isDeleting && (
        <DeleteVideoModal
          video={video}
          onDeleted={() => navigate(VIDEOS_PATH)}
          onClose={() => setDeleting(false)}
        />
      )}
    </div>
  );
}
