import { EmptyState } from "@devguild/design-system/empty-state";
import { LinkButton } from "@devguild/design-system/link-button";

type Props = {
  /** Whether filters or words keep videos out. */
  isNarrowed: boolean;
  /** The list of all videos. */
  path: string;
};

/** In place of the videos where there are none. */
export default function NoVideos({ isNarrowed, path }: Props) {
  return isNarrowed ? (
    <EmptyState
      kind="notFound"
      title="No video fits all of that"
      actions={<LinkButton to={path}>See all videos</LinkButton>}
    >
      Take one of the filters away and videos come back.
    </EmptyState>
  ) : (
    <EmptyState kind="notFound" title="There is nothing to watch yet">
      The first talk shows up here as soon as it is published.
    </EmptyState>
  );
}
