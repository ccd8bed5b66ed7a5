import { Badge } from "@devguild/design-system/badge";
import { Link } from "@devguild/design-system/link";
import { useNow } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { pluralize } from "@devguild/schemas/formats";
import { IconExternalLink } from "@tabler/icons-react";

import type { Audience } from "../candidates/audience.ts";
import type { PostingAction } from "./posting-actions.ts";
import type { PostingCompany } from "./posting-company.ts";
import { describeLife } from "./posting-life.ts";
import type { PostingLinks } from "./posting-links.ts";
import { PostingMenu } from "./posting-menu.tsx";
import classes from "./posting-row.module.css";

type Props = {
  posting: JobPosting;
  company: PostingCompany;
  links: PostingLinks;
  /** Whether the viewer may open the candidates; otherwise the counts are plain text. */
  canOpen: boolean;
  /** Whether the viewer may edit jobs; if so, there is a menu. */
  canEdit?: boolean;
  audience: Audience;
  onAct: (action: PostingAction) => void;
  headingLevel: 2 | 3;
};

/** Returns the title's link: the form of a draft, the candidates of any other job. */
const getTarget = ({ posting, links, canOpen, canEdit }: Props) => {
  if (posting.status === "draft") return canEdit ? links.edit(posting.id) : null;
  return canOpen ? links.candidatesOf(posting.id) : null;
};

function CandidateCounts({ posting, links, canOpen }: Props) {
  const { candidates_count: all, new_candidates_count: fresh } = posting;
  if (posting.status === "draft") return null;
  if (all === 0) return <span className={classes.none}>No candidates yet</span>;
  const text = pluralize(all, "candidate");
  return (
    <>
      {fresh > 0 && <Badge tone="info">{fresh} new</Badge>}
      {canOpen ? (
        <Link to={links.candidatesOf(posting.id)} className={classes.count}>
          {text}
        </Link>
      ) : (
        <span>{text}</span>
      )}
    </>
  );
}

/** One job of the company: its status, its applications, and its actions. */
export function PostingRow(props: Props) {
  const { posting, company, links, canEdit = false, audience, onAct, headingLevel } = props;
  const Title = `h${headingLevel}` as const;
  const now = useNow();
  const facts = [posting.place, ...describeLife(posting, now)].filter(Boolean);
  const title = posting.title || "Untitled job";
  const target = getTarget(props);
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
        <CandidateCounts {...props} />
      </div>
      <div className={classes.ad}>
        {posting.status === "published" && (
          <Link
            to={localized(jobPath({ ...posting, company }))}
            className={classes.view}
            aria-label={`View ad: ${title}`}
          >
            View ad <IconExternalLink size={14} stroke={1.75} aria-hidden />
          </Link>
        )}
      </div>
      {canEdit && (
        <div className={classes.menu}>
          <PostingMenu
            posting={posting}
            links={links}
            audience={audience}
            title={title}
            onAct={onAct}
          />
        </div>
      )}
    </li>
  );
}
