import { ErrorState } from "@devguild/design-system/error-state";
import { PageHead } from "@devguild/design-system/page-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { Tabs } from "@devguild/design-system/tabs";
import { localized } from "@devguild/session/redirects";
import type { ReactNode } from "react";

import page from "../frame/page.module.css";
import classes from "./site-content.module.css";

/** The screens of what editors enter for the site as a whole. */
const SITE_CONTENT = {
  links: { to: localized("/admin/site-links"), label: "Links" },
  quotes: { to: localized("/admin/quotes"), label: "Quotes" },
  ads: { to: localized("/admin/community-ads"), label: "Community ads" },
} as const;

type Props = {
  current: keyof typeof SITE_CONTENT;
  /** Where visitors see it. */
  hint: string;
  answer: {
    data: unknown;
    isLoadingError: boolean;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: ReactNode;
};

/** The frame of these screens: their tabs, where visitors see what is entered, and what is loading or failed. */
export function SiteContentPage({ current, hint, answer, children }: Props) {
  return (
    <div className={page.page}>
      <PageHead dense title="Site content">
        {hint}
      </PageHead>
      <Tabs
        label="Site content"
        tabs={Object.values(SITE_CONTENT)}
        current={SITE_CONTENT[current].to}
      />
      <div className={classes.body}>
        {answer.data !== undefined && children}
        {answer.data === undefined && !answer.isLoadingError && (
          <SkeletonRegion>
            <Skeleton height={200} radius={6} />
          </SkeletonRegion>
        )}
        {answer.isLoadingError && (
          <ErrorState
            title={`We couldn’t load the ${SITE_CONTENT[current].label.toLowerCase()}.`}
            onRetry={() => void answer.refetch()}
            retrying={answer.isFetching}
          />
        )}
      </div>
    </div>
  );
}
