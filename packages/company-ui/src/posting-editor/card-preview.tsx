import { Heading } from "@devguild/design-system/heading";
import { JobCard } from "@devguild/design-system/job-card";
import { describeJobLocation } from "@devguild/design-system/job-location";
import { NEW_JOB_DAYS } from "@devguild/schemas/constants/jobs";
import type { PostingOptions } from "@devguild/schemas/postings";
import { type ReactNode, useState } from "react";

import type { PostingCompany } from "../postings/posting-company.ts";
import classes from "./card-preview.module.css";
import { getSalaryRange, type PostingDraft } from "./posting-draft.ts";
import { getEmployer, getLocation } from "./posting-view.ts";
import { useMarket } from "./use-market.ts";

const DAY = 24 * 60 * 60 * 1000;

type Props = {
  draft: PostingDraft;
  options: PostingOptions;
  company: PostingCompany;
  /** Null if it is published only now. */
  publishedAt: string | null;
  /** Whether the chosen price boosts it. */
  boosted: boolean;
};

/** There is no page to lead to yet. */
function PlainTitle({ className, children }: { className?: string; children?: ReactNode }) {
  return <span className={className}>{children}</span>;
}

/** The ad's card as job seekers see it in search, live. */
export function CardPreview({ draft, options, company, publishedAt, boosted }: Props) {
  const market = useMarket(draft, options);
  const [openedAt] = useState(() => new Date());
  const date = publishedAt ? new Date(publishedAt) : openedAt;
  return (
    <section className={classes.preview} aria-label="In search results">
      <Heading level={2} size="sm">
        In search results
      </Heading>
      <div className={classes.card}>
        <JobCard
          headingLevel={3}
          match={null}
          linkComponent={PlainTitle}
          job={{
            id: 0,
            title: draft.title.trim() || "Job title",
            href: "",
            company: getEmployer(draft, company),
            location: describeJobLocation(getLocation(draft)) || "Location",
            seniority:
              options.experiences
                .filter(({ id }) => draft.seniorities.includes(id))
                .map(({ title }) => title)
                .join(", ") || "Seniority",
            published_at: date.toISOString(),
            skills: draft.skills.map(({ name }) => ({ name, state: "plain" })),
            salary: getSalaryRange(draft),
            market: market?.salary ?? null,
            market_scope: market?.scope,
            is_new: openedAt.getTime() - date.getTime() < NEW_JOB_DAYS * DAY,
            boosted,
            applied: null,
          }}
        />
      </div>
    </section>
  );
}
