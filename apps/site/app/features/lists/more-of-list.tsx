import { ShowMore } from "@devguild/design-system/show-more";
import type { ListMeta } from "@devguild/schemas/fields";
import { useNavigate, useNavigation, useSearchParams } from "react-router";

import { withPageCount } from "./page-count.ts";

type Props = {
  /** "Articles", at the start of the line. */
  noun: string;
  path: string;
  list: {
    rows: readonly unknown[];
    /** Where the last page that is shown stands. */
    place: ListMeta | undefined;
    fetchNextPage: () => Promise<unknown>;
  };
};

/** How much of a growing list is shown, and what brings more: a link that works by itself. */
export function MoreOfList({ noun, path, list: { rows, place, fetchNextPage } }: Props) {
  const navigate = useNavigate();
  const isChanging = useNavigation().state === "loading";
  const [params] = useSearchParams();
  if (!place || rows.length === 0) return null;
  const to = path + withPageCount(params, place.current_page + 1);
  return (
    <ShowMore
      noun={noun}
      shown={rows.length}
      total={place.total}
      next={place.per_page}
      to={to}
      onPress={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // Another list is on its way, and this link would lead back from it.
        if (isChanging) return;
        // The address first: it is written before anybody can follow one of the rows that come.
        void navigate(to, { replace: true, preventScrollReset: true });
        void fetchNextPage();
      }}
    />
  );
}
