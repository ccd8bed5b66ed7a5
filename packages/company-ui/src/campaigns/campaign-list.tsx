import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { CoverArt } from "@devguild/design-system/cover-art";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { Link } from "@devguild/design-system/link";
import { Pagination } from "@devguild/design-system/pagination";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Status } from "@devguild/design-system/status";
import { Tabs } from "@devguild/design-system/tabs";
import { TextLink } from "@devguild/design-system/text-link";
import type { Campaign, CampaignList as List } from "@devguild/schemas/campaigns";
import { CAMPAIGN_TYPES, type CampaignType } from "@devguild/schemas/constants/campaigns";
import { pluralize } from "@devguild/schemas/formats";
import { writeAddress } from "@devguild/session/addresses";
import { useAddress } from "@devguild/session/use-address";
import { IconDownload, IconPlus } from "@tabler/icons-react";
import type { UseQueryResult } from "@tanstack/react-query";

import { formatShare } from "../job-figures/describe-figures.ts";
import { FailedChange } from "../lists/failed-change.tsx";
import { Editing } from "../viewer/editing.tsx";
import { useTitleLevel } from "../viewer/screen-head.tsx";
import { CAMPAIGN_LIST, CAMPAIGNS_PER_PAGE } from "./campaign-address.ts";
import { CampaignFilters } from "./campaign-filters.tsx";
import classes from "./campaign-list.module.css";
import type { CampaignLinks } from "./campaign-links.ts";
import {
  CHANNELS,
  describeMembership,
  formatClickRate,
  formatRun,
  PHASES,
  TYPE_LABELS,
} from "./campaign-words.ts";

type Props = {
  companyId: number;
  type: CampaignType;
  list: UseQueryResult<List>;
  /** Its last answer. */
  page: List | undefined;
  /** The campaign of the address, and the one that is shown beside the list. */
  openId: number | null;
  shownId: number | null;
  links: CampaignLinks;
  onCreate: () => void;
};

function Row({ campaign, isShown, to }: { campaign: Campaign; isShown: boolean; to: string }) {
  const { label, tone } = PHASES[campaign.phase];
  return (
    <li className={classes.row} data-shown={isShown || undefined}>
      <span className={classes.cover}>
        <CoverArt title={campaign.title} src={campaign.image_url} />
      </span>
      <span className={classes.line}>
        <Link to={to} className={classes.title} aria-current={isShown ? "true" : undefined}>
          {campaign.title}
        </Link>
        <span className={classes.rate}>
          <span className="visually-hidden">Click rate: </span>
          {formatClickRate(campaign)}
        </span>
      </span>
      <span className={`${classes.line} ${classes.facts}`}>
        <span className={classes.meta}>
          <Status tone={tone}>{label}</Status>
          {CHANNELS[campaign.channel].label}
        </span>
        <span className={classes.run}>{formatRun(campaign)}</span>
      </span>
    </li>
  );
}

function Loading() {
  return (
    <SkeletonRegion label="Loading campaigns">
      {[0, 1, 2, 3].map((each) => (
        <div key={each} className={classes.row}>
          <span className={classes.cover}>
            <Skeleton height={40} radius={6} />
          </span>
          <Skeleton width="80%" />
          <Skeleton width="50%" />
        </div>
      ))}
    </SkeletonRegion>
  );
}

function Rows({
  type,
  list,
  page: data,
  shownId,
  links,
  onCreate,
}: Omit<Props, "openId" | "companyId">) {
  const { state, go } = useAddress(CAMPAIGN_LIST);
  const { error, refetch, isFetching } = list;
  if (!data)
    return error ? (
      <ErrorState
        title="Your campaigns didn’t load."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {failureText(error)}
      </ErrorState>
    ) : (
      <Loading />
    );
  if (data.data.length > 0) {
    const { search, status, channel, order, page } = state;
    const query = writeAddress(CAMPAIGN_LIST, { search, status, channel, order, page });
    return (
      <ul>
        {data.data.map((campaign) => (
          <Row
            key={campaign.id}
            campaign={campaign}
            isShown={campaign.id === shownId}
            to={links.campaigns(type, campaign.id) + query}
          />
        ))}
      </ul>
    );
  }
  return data.counts[type] > 0 ? (
    <EmptyState
      kind="notFound"
      headingLevel={2}
      title="No campaigns match"
      actions={
        <Button onClick={() => go({ search: "", status: null, channel: null, page: 1 })}>
          Show all
        </Button>
      }
    >
      Try another word or remove a filter.
    </EmptyState>
  ) : (
    <EmptyState
      headingLevel={2}
      title={`No ${TYPE_LABELS[type].toLowerCase()} campaigns yet`}
      actions={
        <Editing>
          <Button onClick={onCreate}>Write the first campaign</Button>
        </Editing>
      }
    >
      Show developers what you {type === "MARKETING" ? "make" : "stand for"}, and see what comes of
      it.
    </EmptyState>
  );
}

/** A company's campaigns of a type, with filters, order, and their median. */
export function CampaignList(props: Props) {
  const { companyId, type, list, page, openId, links, onCreate } = props;
  const { state, getHref } = useAddress(CAMPAIGN_LIST);
  const titleLevel = useTitleLevel();
  const reason = page ? describeMembership(type, page.memberships[type]) : null;
  const buy = links.membership(type);
  const median = page?.click_rates[type] ?? null;
  return (
    <section className={classes.list} aria-label="Campaigns">
      <div className={classes.head}>
        <Heading level={openId === null ? titleLevel : 2} size={titleLevel === 1 ? "xl" : "lg"}>
          Campaigns
        </Heading>
        {/* The first one is offered below. */}
        {page?.counts[type] !== 0 && (
          <Editing>
            <Button
              size="sm"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={onCreate}
            >
              New campaign
            </Button>
          </Editing>
        )}
      </div>
      <div className={classes.tabs}>
        <Tabs
          label="Campaigns by type"
          current={links.campaigns(type)}
          tabs={CAMPAIGN_TYPES.map((each) => ({
            to: links.campaigns(each),
            label: TYPE_LABELS[each],
            count: page?.counts[each],
          }))}
        />
      </div>
      {page && page.counts[type] > 0 && <CampaignFilters />}
      {page && <FailedChange list={list} />}
      <Rows {...props} />
      {page && page.meta.last_page > 1 && (
        <div className={classes.pages}>
          <Pagination
            page={state.page}
            pageSize={CAMPAIGNS_PER_PAGE}
            total={page.meta.total}
            pageHref={(number) => getHref({ page: number })}
          />
        </div>
      )}
      {page && page.counts[type] > 0 && (
        <div className={classes.foot}>
          <span>
            {pluralize(page.counts[type], "campaign")}
            {median !== null && `, median ${formatShare(median)}`}
          </span>
          <a
            className={classes.csv}
            href={api.campaigns.csv.href({ params: { id: companyId } })}
            download
          >
            <IconDownload size={16} stroke={1.75} aria-hidden />
            All as CSV
          </a>
        </div>
      )}
      {reason !== null && (
        <p className={classes.tip}>
          {reason}
          {buy !== null && (
            <TextLink to={buy} className={classes.buy}>
              See memberships
            </TextLink>
          )}
        </p>
      )}
    </section>
  );
}
