import { api } from "@devguild/api-client/browser-api";
import { ErrorState } from "@devguild/design-system/error-state";
import { formatShortDate } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextButton } from "@devguild/design-system/text-link";
import type { CompanyAccount, CreditEntry } from "@devguild/schemas/company-accounts";
import { formatCount } from "@devguild/schemas/formats";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import classes from "./slots-and-credits.module.css";

const ENTRIES_PER_PAGE = 5;
const MAX_SEGMENTS = 20;
const FIRST_ADS = 6;

function Meter({ used, total }: { used: number; total: number }) {
  if (total === 0 || total > MAX_SEGMENTS) return null;
  return (
    <div className={classes.meter} aria-hidden>
      {Array.from({ length: total }, (_, index) => (
        <span key={index} data-used={index < used || undefined} />
      ))}
    </div>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

/** A company's job slots, with the ads in them. */
export function JobSlots({ account }: { account: CompanyAccount }) {
  const [showsAll, setShowsAll] = useState(false);
  const { slots, membership_ads_total: used } = account.stats;
  const ads = showsAll ? account.slot_ads : account.slot_ads.slice(0, FIRST_ADS);
  return (
    <section aria-label="Job slots">
      <SectionHead title="Job slots" end={slots > 0 && `${used} of ${slots} used`} />
      <Meter used={used} total={slots} />
      {slots === 0 && <p className="dim">Job slots come with a recruiting membership.</p>}
      {slots > 0 && used === 0 && <p className="dim">All slots are free for your next ads.</p>}
      <Rows>
        {ads.map(({ id, title, expire_at }) => (
          <li key={id}>
            <span>{title}</span>
            {expire_at && <span className="dim">until {formatShortDate(expire_at)}</span>}
          </li>
        ))}
      </Rows>
      {ads.length < account.slot_ads.length && (
        <TextButton small onClick={() => setShowsAll(true)}>
          Show all {account.slot_ads.length}
        </TextButton>
      )}
    </section>
  );
}

const describeEntry = ({ reason, job, delta, note }: CreditEntry) =>
  job?.title ?? (reason === "purchase" ? "Bought" : note || (delta > 0 ? "Added" : "Deducted"));

const toSigned = (delta: number) => (delta > 0 ? `+${delta}` : `−${-delta}`);

type CreditsProps = {
  companyId: number;
  balance: number;
  /** Beside the balance. */
  action?: ReactNode;
};

/** A company's credits, and what they were spent on, newest first. */
export function Credits({ companyId, balance, action }: CreditsProps) {
  const ledger = useInfiniteQuery({
    queryKey: [...api.companyAccounts.credits.key, "ledger", companyId],
    queryFn: ({ pageParam }) =>
      api.companyAccounts.credits.call({
        params: { id: companyId },
        query: { page: pageParam, per_page: ENTRIES_PER_PAGE },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : null,
  });
  const entries = ledger.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-label="Credits">
      <SectionHead
        title="Credits"
        end={
          <span className={classes.balance}>
            {formatCount(balance)} left {action}
          </span>
        }
      />
      {ledger.isPending && (
        <SkeletonRegion label="Loading credits">
          <Skeleton height={96} radius={8} />
        </SkeletonRegion>
      )}
      {ledger.isError && !ledger.data && (
        <ErrorState
          title="The credits didn’t load."
          onRetry={() => void ledger.refetch()}
          retrying={ledger.isFetching}
        />
      )}
      {ledger.data && entries.length === 0 && (
        <p className="dim">A credit publishes an ad without a membership.</p>
      )}
      <Rows>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={classes.delta}>{toSigned(entry.delta)}</span>
            <span>{describeEntry(entry)}</span>
            <span className="dim">{formatShortDate(entry.created_at)}</span>
          </li>
        ))}
      </Rows>
      {ledger.isFetchNextPageError && (
        <p role="alert" className="dim">
          Earlier credits didn’t load.
        </p>
      )}
      {ledger.hasNextPage && (
        <TextButton
          small
          loading={ledger.isFetchingNextPage}
          onClick={() => void ledger.fetchNextPage()}
        >
          {ledger.isFetchNextPageError ? "Try again" : "Show earlier"}
        </TextButton>
      )}
    </section>
  );
}
