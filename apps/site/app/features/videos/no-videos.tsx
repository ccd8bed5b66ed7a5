import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";

type Props = {
  /** Whether filters or a text search are active. */
  hasFilters: boolean;
  /** Whether these are the podcast's episodes. */
  isPodcast: boolean;
  /** The path of the list of all videos. */
  path: string;
};

/** Shown if there are no videos. */
export default function NoVideos({ hasFilters, isPodcast, path }: Props) {
  return hasFilters ? (
    <EmptyState
      kind="notFound"
      title="No videos found"
      actions={<LinkButton to={path}>See all videos</LinkButton>}
    >
      Remove a filter to see more videos.
    </EmptyState>
  ) : (
    <EmptyState kind="notFound" title={isPodcast ? "No episodes yet" : "No videos yet"}>
      {isPodcast ? "Episodes" : "Talks"} appear here as soon as they’re published.
    </EmptyState>
  );
}
