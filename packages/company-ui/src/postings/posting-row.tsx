import { Link } from "@devguild/design-system/link";
import { useNow } from "@devguild/design-system/relative-time";
import { RowLink } from "@devguild/design-system/row-link";
import { JobStatusBadge } from "@devguild/design-system/status-badge";
import { LONG_WAIT_DAYS } from "@devguild/schemas/constants/candidate-inbox";
import { RATE_MINIMUM } from "@devguild/schemas/constants/job-figures";
import { jobPath } from "@devguild/schemas/constants/jobs";
import type { JobPosting } from "@devguild/schemas/jobs";
import { localized } from "@devguild/session/redirects";
import { pluralize } from "@devguild/schemas/formats";
import { IconExternalLink } from "@tabler/icons-react";

import type { Audience } from "../candidates/audience.ts";
import { describeChange } from "../job-figures/describe-figures.ts";
import { PipelineBar } from "./pipeline-bar.tsx";
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

/** Returns the title's link: the form of a draft, a job's figures, or else its candidates. */
const getTarget = ({ posting, links, canOpen, canEdit, audience }: Props) => {
  if (posting.status === "draft") return canEdit ? links.edit(posting.id) : null;
  if (canEdit && audience === "company") return links.figuresOf(posting.id);
  return canOpen ? links.candidatesOf(posting.id) : null;
};

function Candidates({ posting, links, canOpen }: Props) {
  const { candidates_count: all, new_candidates_count: fresh } = posting;
  if (posting.status === "draft") return null;
  if (all === 0) return <span className={classes.none}>No candidates yet</span>;
  const text = (
    <>
      {pluralize(all, "candidate")}
      {fresh > 0 && <b className={classes.fresh}>{fresh} new</b>}
    </>
  );
  return (
    <>
      <PipelineBar posting={posting} />
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

/** Who has waited long, and the views of the last week beside those of the week before. */
function Week({ posting: { status, waiting_candidates_count: waiting, views } }: Props) {
  if (status === "draft") return null;
  const change = views.before < RATE_MINIMUM ? null : describeChange(views.week, views.before);
  return (
    <>
      {waiting > 0 && (
        <span className={classes.waiting}>
          {waiting} waiting over {LONG_WAIT_DAYS} days
        </span>
      )}
      {(status === "published" || views.week > 0) && (
        <span>
          {pluralize(views.week, "view")} in 7 days
          {change && (
            <small className={classes.change} data-better={change.isMore}>
              {change.text}
            </small>
          )}
        </span>
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
          <span>{facts.join("\u00a0· ")}</span>
        </div>
      </div>
      <div className={classes.candidates}>
        <Candidates {...props} />
      </div>
      <div className={classes.week}>
        <Week {...props} />
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
