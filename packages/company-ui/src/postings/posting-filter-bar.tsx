import { FilterBar } from "@devguild/design-system/filter-bar";
import { SearchField } from "@devguild/design-system/search-field";
import type { PostingOrder } from "@devguild/schemas/constants/jobs";
import { useSearchText } from "@devguild/session/use-search-text";

import { OrderMenu } from "../lists/order-menu.tsx";
import { POSTING_ORDER_LABELS } from "./posting-filter.ts";

type Order = Extract<PostingOrder, keyof typeof POSTING_ORDER_LABELS>;

type Props = {
  search: string;
  order: Order;
  /** Called with what was typed, or the order that was chosen; the list then begins at its first page. */
  onChange: (change: { search: string } | { order: Order }) => void;
};

/** The search of a company's jobs, and their order. */
export function PostingFilterBar({ search, order, onChange }: Props) {
  const { text, setText } = useSearchText(search, (typed) => onChange({ search: typed }));
  return (
    <FilterBar
      label="Search jobs"
      search={
        <SearchField
          size="sm"
          label="Search jobs by title or location"
          placeholder="Title or location"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      }
      end={
        <OrderMenu
          labels={POSTING_ORDER_LABELS}
          order={order}
          onChange={(chosen) => onChange({ order: chosen })}
        />
      }
    />
  );
}
