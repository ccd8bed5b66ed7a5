import { Button } from "@devguild/design-system/button";
import { AddFilterChip, FilterChip } from "@devguild/design-system/filter-chip";
import { Menu, MenuItem } from "@devguild/design-system/menu";
import { CAMPAIGN_CHANNELS, CAMPAIGN_STATUSES as S } from "@devguild/schemas/constants/campaigns";
import { useAddress } from "@devguild/session/use-address";
import { IconArrowsSort, IconCheck } from "@tabler/icons-react";

import { CAMPAIGN_LIST, type CampaignListState, LIST_ORDERS } from "./campaign-address.ts";
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

/** The active filters of the campaigns, those that can be added, and the order. */
export function CampaignFilters() {
  const { state, go } = useAddress(CAMPAIGN_LIST);
  const change = (to: Partial<CampaignListState>) => go(to, { replace: true });
  return (
    <div className={classes.filters}>
      {state.status === null ? (
        <Menu align="start" trigger={<AddFilterChip>Status</AddFilterChip>}>
          {STATUSES.map((status) => (
            <MenuItem key={status} onSelect={() => change({ status })}>
              {STATUS_LABELS[status]}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="Status" onRemove={() => change({ status: null })}>
          {STATUS_LABELS[state.status]}
        </FilterChip>
      )}
      {state.channel === null ? (
        <Menu align="start" trigger={<AddFilterChip>Channel</AddFilterChip>}>
          {CAMPAIGN_CHANNELS.map((channel) => (
            <MenuItem key={channel} onSelect={() => change({ channel })}>
              {CHANNELS[channel].label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <FilterChip on kind="Channel" onRemove={() => change({ channel: null })}>
          {CHANNELS[state.channel].label}
        </FilterChip>
      )}
      <div className={classes.order}>
        <Menu
          trigger={
            <Button size="sm" icon={<IconArrowsSort size={16} stroke={1.75} aria-hidden />}>
              {ORDER_LABELS[state.order]}
            </Button>
          }
        >
          {LIST_ORDERS.map((order) => (
            <MenuItem
              key={order}
              onSelect={() => change({ order })}
              end={state.order === order && <IconCheck size={16} stroke={2} aria-label="chosen" />}
            >
              {ORDER_LABELS[order]}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </div>
  );
}
