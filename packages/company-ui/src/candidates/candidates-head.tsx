import { Heading } from "@devguild/design-system/heading";
import { SearchField } from "@devguild/design-system/search-field";
import { SegmentedControl } from "@devguild/design-system/segmented-control";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import type { JobPosting } from "@devguild/schemas/jobs";
import { pluralize } from "@devguild/schemas/formats";
import { IconChevronDown } from "@tabler/icons-react";

import { openUntil } from "../postings/posting-life.ts";
import { CandidateFilter } from "./candidate-filter.tsx";
import type { CandidatesLayout } from "./candidate-address.ts";
import type { CandidateLinks } from "./candidate-links.ts";
import { JobSwitcher } from "./job-switcher.tsx";
import classes from "./candidates-head.module.css";
import type { ViewControl } from "./use-candidates-view.ts";

const LAYOUTS = [
  { value: "board", label: "Board" },
  { value: "list", label: "List" },
] as const satisfies { value: CandidatesLayout; label: string }[];

type Props = ViewControl & {
  posting: JobPosting;
  /** Other jobs of the company, for the switcher. */
  postings: readonly JobPosting[];
  links: CandidateLinks;
  /** The number of candidates and of new ones; null while loading. */
  counts: { all: number; fresh: number } | null;
  search: string;
  onSearch: (text: string) => void;
};

/** The head of the candidates page: the job, the search and the layout. */
export function CandidatesHead(props: Props) {
  const { posting, postings, links, counts, view, go, search, onSearch } = props;
  const title = (
    <span className={classes.title}>
      <span>{posting.title}</span>
      <IconChevronDown size={20} stroke={1.75} aria-hidden />
    </span>
  );
  const facts = [
    ...(counts ? [pluralize(counts.all, "candidate")] : []),
    ...(counts && counts.fresh > 0 ? [`${counts.fresh} new`] : []),
    openUntil(posting) ?? posting.place,
  ].filter(Boolean);
  return (
    <div className={classes.head}>
      <div className={classes.job}>
        <div className={classes.titleRow}>
          <Heading level={1} size="lg">
            <JobSwitcher current={posting} postings={postings} links={links}>
              {title}
            </JobSwitcher>
          </Heading>
          <JobStatusBadge status={posting.status} />
        </div>
        <p className={classes.facts}>{facts.join("\u00a0· ")}</p>
      </div>
      <search className={classes.tools} aria-label="Candidates">
        <SegmentedControl
          label="Layout"
          options={LAYOUTS}
          value={view.layout}
          onChange={(layout) => go({ layout }, { replace: true })}
        />
        <SearchField
          size="sm"
          label="Search by name, skill or location"
          placeholder="Name, skill or location"
          className={classes.search}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        <CandidateFilter view={view} go={go} />
      </search>
    </div>
  );
}
