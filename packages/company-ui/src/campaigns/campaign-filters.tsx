import { FilterChip } from "@devguild/design-system/filter-chip";
import { FilterMenu } from "@devguild/design-system/filter-menu";
import { SearchField } from "@devguild/design-system/search-field";
import { CAMPAIGN_CHANNELS, CAMPAIGN_STATUSES as S } from "@devguild/schemas/constants/campaigns";
import { useAddress } from "@devguild/session/use-address";
import { useSearchText } from "@devguild/session/use-search-text";

import { OrderMenu } from "../lists/order-menu.tsx";
import { CAMPAIGN_LIST, type CampaignListState } from "./campaign-address.ts";
import classes from "./campaign-list.module.css";
import { CHANNELS, STATUS_LABELS } from "./campaign-words.ts";

const ORDER_LABELS: Record<CampaignListState["order"], string> = {
  created_at: "Newest",
  ctr: "Click rate",
  clicks: "Most clicks",
  ends_on: "Ends first",
  title: "Title",
};

const STATUSES = [S.LIVE, S.DRAFT, S.UNPUBLISHED];

/** The search, the active filters of the campaigns, those that can be added, and the order. */
export function CampaignFilters() {
  const { state, go } = useAddress(CAMPAIGN_LIST);
  const change = (to: Partial<CampaignListState>) => go({ ...to, page: 1 }, { replace: true });
  const { text: search, setText: setSearch } = useSearchText(state.search, (typed) =>
    change({ search: typed }),
  );
  return (
    <search className={classes.filters} aria-label="Filter campaigns">
      <SearchField
        size="sm"
        label="Search campaigns by title"
        placeholder="Title"
        className={classes.search}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {state.status === null ? (
        <FilterMenu
          label="Status"
          options={STATUSES.map((status) => ({
            value: String(status),
            label: STATUS_LABELS[status],
          }))}
          onChoose={(value) =>
            change({ status: STATUSES.find((status) => String(status) === value) ?? null })
          }
        />
      ) : (
        <FilterChip on kind="Status" onRemove={() => change({ status: null })}>
          {STATUS_LABELS[state.status]}
        </FilterChip>
      )}
      {state.channel === null ? (
        <FilterMenu
          label="Channel"
          options={CAMPAIGN_CHANNELS.map((value) => ({ value, label: CHANNELS[value].label }))}
          onChoose={(value) => change({ channel: value as CampaignListState["channel"] })}
        />
      ) : (
        <FilterChip on kind="Channel" onRemove={() => change({ channel: null })}>
          {CHANNELS[state.channel].label}
        </FilterChip>
      )}
      <div className={classes.order}>
        <OrderMenu
          labels={ORDER_LABELS}
          order={state.order}
          onChange={(order) => change({ order })}
        />
      </div>
    </search>
  );
}
