import { Badge } from "@devguild/design-system/badge";
import { useNow } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import { AppLink } from "@devguild/frame/app-frame";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { IconExternalLink } from "@tabler/icons-react";

import type { Company } from "../frame/require-company.ts";
import { counted, lifeOf } from "./posting-life.ts";
import classes from "./posting-row.module.css";

/** The candidates of one job. */
export const candidatesPath = (jobId: number) => localized(`/company/job/${jobId}/candidates`);

type Props = {
  posting: JobPosting;
  company: Company;
  /** Whether the viewer may open the candidates; else the numbers are only read. */
  canOpen: boolean;
  headingLevel: 2 | 3;
};

function CandidateCounts({ posting, canOpen }: Pick<Props, "posting" | "canOpen">) {
  const { candidates_count: all, new_candidates_count: fresh } = posting;
  if (all === 0) return <span className={classes.none}>No candidates yet</span>;
  const words = counted(all, "candidate");
  return (
    <>
      {fresh > 0 && <Badge tone="info">{fresh} new</Badge>}
      {canOpen ? (
        <AppLink to={candidatesPath(posting.id)} className={classes.count}>
          {words}
        </AppLink>
      ) : (
        <span>{words}</span>
      )}
    </>
  );
}

/** One job of the company: where it stands, and how many applied. */
export function PostingRow({ posting, company, canOpen, headingLevel }: Props) {
  const Title = `h${headingLevel}` as const;
  const now = useNow();
  const facts = [posting.place, ...lifeOf(posting, now)].filter(Boolean);
  return (
    <li className={classes.row}>
      <div className={classes.job}>
        <Title className={classes.title}>
          {canOpen ? (
            <RowLink to={candidatesPath(posting.id)}>{posting.title}</RowLink>
          ) : (
            posting.title
          )}
        </Title>
        <div className={classes.facts}>
          <JobStatusBadge status={posting.status} />
          <span>{facts.join(" · ")}</span>
        </div>
      </div>
      <div className={classes.counts}>
        <CandidateCounts posting={posting} canOpen={canOpen} />
      </div>
      <div className={classes.ad}>
        {posting.status === "published" && (
          <AppLink
            to={localized(jobPath({ ...posting, company }))}
            className={classes.view}
            aria-label={`View ad: ${posting.title}`}
          >
            View ad <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </AppLink>
        )}
      </div>
    </li>
  );
}
