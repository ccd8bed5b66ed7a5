import { AppLink } from "@devguild/app-shell/app-frame";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { Badge } from "@devguild/design-system/badge";
import { useNow } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { IconExternalLink } from "@tabler/icons-react";
import { Suspense } from "react";

import type { Company } from "../frame/require-company.ts";
import { counted, describeLife } from "@devguild/company-ui/posting-life";
import { PostingMenuButton } from "./posting-menu-button.tsx";
import { editPath } from "./posting-paths.ts";
import classes from "./posting-row.module.css";

const PostingMenu = lazyComponent(() => import("./posting-menu.tsx"));

/** The candidates of one job. */
export const candidatesPath = (jobId: number) => localized(`/company/job/${jobId}/candidates`);

type Props = {
  posting: JobPosting;
  company: Company;
  /** Whether the viewer may open the candidates; else the numbers are only read. */
  canOpen: boolean;
  /** Whether the viewer may change jobs; then there is a menu. */
  canEdit?: boolean;
  onDelete: () => void;
  headingLevel: 2 | 3;
};

/** What the title leads to: a draft goes on being written, any other has candidates. */
const targetOf = ({
  posting,
  canOpen,
  canEdit,
}: Pick<Props, "posting" | "canOpen" | "canEdit">) => {
  if (posting.status === "draft") return canEdit ? editPath(posting.id) : null;
  return canOpen ? candidatesPath(posting.id) : null;
};

function CandidateCounts({ posting, canOpen }: Pick<Props, "posting" | "canOpen">) {
  const { candidates_count: all, new_candidates_count: fresh } = posting;
  if (posting.status === "draft") return null;
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

/** One job of the company: where it stands, how many applied, and what can be done with it. */
export function PostingRow(props: Props) {
  const { posting, company, canOpen, canEdit = false, onDelete, headingLevel } = props;
  const Title = `h${headingLevel}` as const;
  const now = useNow();
  const facts = [posting.place, ...describeLife(posting, now)].filter(Boolean);
  const title = posting.title || "Untitled job";
  const target = targetOf(props);
  return (
    <li className={classes.row} data-with-menu={canEdit || undefined}>
      <div className={classes.job}>
        <Title className={classes.title}>
          {target ? <RowLink to={target}>{title}</RowLink> : title}
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
            aria-label={`View ad: ${title}`}
          >
            View ad <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </AppLink>
        )}
      </div>
      {canEdit && (
        <div className={classes.menu}>
          <Suspense fallback={<PostingMenuButton title={title} />}>
            <PostingMenu posting={posting} title={title} onDelete={onDelete} />
          </Suspense>
        </div>
      )}
    </li>
  );
}
