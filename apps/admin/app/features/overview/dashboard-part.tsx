import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Pagination } from "@devguild/design-system/pagination";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import type { ListMeta } from "@devguild/schemas/fields";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import classes from "./dashboard-part.module.css";

type Props<Row> = {
  id: string;
  title: string;
  answer: UseQueryResult<{ data: Row[]; meta: ListMeta }>;
  /** Returns the URL of another page of the list. */
  pageHref: (page: number) => string;
  empty: { title: string; text: string };
  children: (rows: Row[]) => ReactNode;
};

/** A list of the dashboard with its four states; if it fails, the other lists stay. */
export function DashboardPart<Row>({ id, title, answer, pageHref, empty, children }: Props<Row>) {
  const rows = answer.data?.data;
  const meta = answer.data?.meta;
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        end={meta && meta.total > 0 && <span className="num dim">{meta.total}</span>}
      />
      {rows ? (
        rows.length > 0 ? (
          children(rows)
        ) : (
          <EmptyState headingLevel={3} title={empty.title}>
            {empty.text}
          </EmptyState>
        )
      ) : answer.isError ? (
        <ErrorState
          title={`${title} didn’t load.`}
          onRetry={() => void answer.refetch()}
          retrying={answer.isFetching}
        />
      ) : (
        <SkeletonRegion label={`Loading ${title.toLowerCase()}`}>
          <div className={classes.loading}>
            <Skeleton height={20} />
            <Skeleton height={20} width="90%" />
            <Skeleton height={20} width="95%" />
            <Skeleton height={20} width="85%" />
          </div>
        </SkeletonRegion>
      )}
      {meta && meta.last_page > 1 && (
        <Pagination
          page={meta.current_page}
          pageSize={meta.per_page}
          total={meta.total}
          pageHref={(page) => `${pageHref(page)}#${id}`}
        />
      )}
    </section>
  );
}
