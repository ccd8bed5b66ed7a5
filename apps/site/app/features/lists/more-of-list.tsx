import { ShowMore } from "@devguild/design-system/show-more";
import type { ListMeta } from "@devguild/schemas/fields";
import { useNavigate, useNavigation, useSearchParams } from "react-router";

import { FailedPart } from "./failed-part.tsx";
import { withPageCount } from "./page-count.ts";

type Props = {
  /** "Articles", at the start of the line. */
  noun: string;
  path: string;
  list: {
    rows: readonly unknown[];
    /** The position of the last page shown. */
    position: ListMeta | undefined;
    /** Whether the next page did not load. */
    hasFailedMore: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** Shows how much of a list is visible, and a link to more that also works without scripts. */
export function MoreOfList({
  noun,
  path,
  list: { rows, position, hasFailedMore, fetchNextPage },
}: Props) {
  const navigate = useNavigate();
  const isChanging = useNavigation().state === "loading";
  const [params] = useSearchParams();
  if (!position || rows.length === 0) return null;
  const to = path + withPageCount(params, position.current_page + 1);
  return (
    <>
      {hasFailedMore && (
        <FailedPart onRetry={() => void fetchNextPage()}>
          {`We couldn’t load more ${noun.toLowerCase()}.`}
        </FailedPart>
      )}
      <ShowMore
        noun={noun}
        shown={rows.length}
        total={position.total}
        next={position.per_page}
        to={to}
        onPress={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          // While another list loads, this link would lead back from it.
          if (isChanging) return;
          // Updates the address first, so that it is current before anyone can click one of the new rows.
          void navigate(to, { replace: true, preventScrollReset: true });
          void fetchNextPage();
        }}
      />
    </>
  );
}
