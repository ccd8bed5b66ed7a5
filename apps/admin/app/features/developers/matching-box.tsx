import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { LogoTile } from "@devguild/design-system/logo-tile";
import { MatchScore } from "@devguild/design-system/match-score";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextLink } from "@devguild/design-system/text-link";
import type { StaffDeveloper } from "@devguild/schemas/admin-developers";
import type { JobCard } from "@devguild/schemas/jobs";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { candidatesPath } from "../companies/company-addresses.ts";
import { Box } from "./box.tsx";
import classes from "./developer-record.module.css";
import { describeFit } from "./developer-words.ts";
import { SuggestModal } from "./suggest-modal.tsx";
import { useMayEdit } from "./use-developer-action.ts";

const SHOWN = 5;

/** Says how many of a job's skills a developer has, and which they miss. */
const explain = (job: JobCard, developer: StaffDeveloper) => {
  const own = new Set(developer.skills.map(({ id }) => id));
  const missing = job.skills.filter(({ id }) => !own.has(id)).map(({ name }) => name);
  const has = `${job.skills.length - missing.length} of ${job.skills.length} skills`;
  return missing.length === 0 ? has : `${has}, misses ${missing.join(", ")}`;
};

type RowProps = {
  job: JobCard;
  points: number;
  developer: StaffDeveloper;
  onSuggest: () => void;
};

function MatchingRow({ job, points, developer, onSuggest }: RowProps) {
  const permitted = useMayEdit();
  const cannot = developer.is_sourceable
    ? permitted
    : { disabled: true, title: "This developer doesn’t want job emails, or can’t get any now." };
  return (
    <li className={classes.row}>
      <LogoTile name={job.company.name} src={job.company.logo_url} size={32} />
      <div className={classes.what}>
        <TextLink to={candidatesPath(job.company.id, job.id)}>{job.title}</TextLink>
        <span>
          {job.company.name}. {explain(job, developer)}
        </span>
      </div>
      <div className={classes.end}>
        <MatchScore points={points} text={describeFit(points)} />
        <Button size="sm" {...cannot} {...(permitted.disabled && permitted)} onClick={onSuggest}>
          Suggest<span className="visually-hidden"> {job.title}</span>
        </Button>
      </div>
    </li>
  );
}

/** The open jobs that fit a developer best, with the reason, to suggest them. */
export function MatchingBox({ developer }: { developer: StaffDeveloper }) {
  const [isAll, setAll] = useState(false);
  const [suggesting, setSuggesting] = useState<JobCard | null>(null);
  const matching = useQuery(api.jobSuggestions.matching.options({ params: { id: developer.id } }));
  const rows = matching.data?.data;
  return (
    <Box title="Matching jobs" beside={rows?.length}>
      {matching.isLoadingError ? (
        <p className={classes.empty}>
          The matching jobs didn’t load.{" "}
          <Button size="sm" loading={matching.isFetching} onClick={() => void matching.refetch()}>
            Try again
          </Button>
        </p>
      ) : !rows ? (
        <div className={classes.body}>
          <SkeletonRegion label="Loading the matching jobs">
            <Skeleton height={160} />
          </SkeletonRegion>
        </div>
      ) : rows.length === 0 ? (
        <p className={classes.empty}>
          No open job fits the skills, location and preferences of this profile.
        </p>
      ) : (
        <>
          <ul className={classes.rows}>
            {rows.slice(0, isAll ? rows.length : SHOWN).map(({ job, points }) => (
              <MatchingRow
                key={job.id}
                job={job}
                points={points}
                developer={developer}
                onSuggest={() => setSuggesting(job)}
              />
            ))}
          </ul>
          {!isAll && rows.length > SHOWN && (
            <div className={classes.foot}>
              <Button size="sm" variant="subtle" onClick={() => setAll(true)}>
                Show all {rows.length}
              </Button>
            </div>
          )}
        </>
      )}
      {suggesting && (
        <SuggestModal developer={developer} job={suggesting} onClose={() => setSuggesting(null)} />
      )}
    </Box>
  );
}
