import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { TextLink } from "@devguild/design-system/text-link";
import { useToast } from "@devguild/design-system/toast";
import type { VideoEditOptions } from "@devguild/schemas/admin-videos";
import { FILE_SOURCE, VIDEO_HOST_LABELS } from "@devguild/schemas/constants/video-imports";
import type { VideoProvider } from "@devguild/schemas/constants/videos";
import { IconRefresh } from "@tabler/icons-react";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";

import { writeSource } from "./import-addresses.ts";
import { HOST_CALLS, hostVideosQuery } from "./host-calls.ts";
import { buildHostVideoColumns } from "./host-video-columns.tsx";
import { ImportableVideos } from "./importable-videos.tsx";
import { useImportRun } from "./use-import-run.ts";
import { IMPORT_VIDEOS_PATH } from "./video-addresses.ts";

type Props = { host: VideoProvider; options: VideoEditOptions };

/** Our videos at a host: the ones that aren't here are imported, the others refreshed. */
export function HostVideos({ host, options }: Props) {
  const toasts = useToast();
  const label = VIDEO_HOST_LABELS[host];
  const query = useInfiniteQuery(hostVideosQuery(host));
  const meta = query.data?.pages[0]?.meta;
  const run = useImportRun(meta?.latest ?? null, () => query.refetch());
  const refreshing = useMutation({
    mutationFn: () => HOST_CALLS[host].refresh.call(),
    onSuccess: run.follow,
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
  if (query.isError && !query.data)
    return (
      <ErrorState title="The videos didn’t load." onRetry={() => void query.refetch()}>
        {failureText(query.error)}
      </ErrorState>
    );
  if (meta && !meta.configured)
    return (
      <EmptyState title={`${label} isn’t set up`}>
        Ask the people who run the server to add its key; then our videos there appear here. Until
        then, you can{" "}
        <TextLink to={IMPORT_VIDEOS_PATH + writeSource(FILE_SOURCE)}>import a file</TextLink>.
      </EmptyState>
    );
  return (
    <ImportableVideos
      list={query}
      run={run}
      place={`on ${label}`}
      columns={buildHostVideoColumns(`On ${label}`)}
      start={HOST_CALLS[host].start}
      options={options}
      actions={
        <Button
          size="sm"
          icon={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          loading={refreshing.isPending}
          disabled={run.isRunning || !meta}
          onClick={() => !refreshing.isPending && refreshing.mutate()}
        >
          Refresh imported videos
        </Button>
      }
    />
  );
}
