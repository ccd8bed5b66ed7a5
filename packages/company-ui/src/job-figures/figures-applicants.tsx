import type { JobFigures } from "@devguild/schemas/job-figures";

import { formatShare, toMatchGroups, toRate } from "./describe-figures.ts";
import classes from "./figures-aside.module.css";

/** How well the applicants match, by points in half steps. */
export function ApplicantMatch({
  figures: { match_counts: counts, usual },
}: {
  figures: JobFigures;
}) {
  const { weak, fair, strong, all } = toMatchGroups(counts);
  if (all === 0) return <p className={classes.quiet}>Nobody has applied yet.</p>;
  const most = Math.max(...counts);
  const share = toRate(strong, all);
  return (
    <>
      <div
        className={classes.bars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by elements
        role="img"
        aria-label={`Applicants by match score: ${weak} weak, ${fair} fair, ${strong} strong`}
      >
        {counts.map((count, step) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps are fixed
          <div key={step}>
            <span>{count > 0 && count}</span>
            <i style={{ height: `${(count / most) * 84}px` }} />
          </div>
        ))}
      </div>
      <dl className={classes.groups}>
        {(
          [
            ["Weak", weak],
            ["Fair", fair],
            ["Strong", strong],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {share !== null && (
        <p className={classes.quiet}>
          {formatShare(share)} are a strong match.
          {usual?.strong_share != null &&
            ` Across your ads it’s ${formatShare(usual.strong_share)}.`}
        </p>
      )}
    </>
  );
}

const STAGES = [
  ["fresh", "New candidate"],
  ["interviewing", "Interviewing"],
  ["decision", "Application to decision"],
] as const;

const formatDays = (days: number) => days.toFixed(1);

/** How long candidates stay in each status, in median days. */
export function TimeInStages({ stages }: Pick<JobFigures, "stages">) {
  const longest = Math.max(...STAGES.map(([key]) => stages[key].days ?? 0)) || 1;
  return (
    <dl className={classes.stages}>
      {STAGES.map(([key, name]) => {
        const { days, usual } = stages[key];
        // Without what is usual, the stages are compared with one another.
        const top = usual === null ? longest : Math.max(days ?? 0, usual) || 1;
        return (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {days === null ? "–" : formatDays(days)}
              {usual !== null && <span> all ads {formatDays(usual)}</span>}
            </dd>
            <dd className={classes.bar} aria-hidden>
              {days !== null && <i style={{ width: `${(days / top) * 92}%` }} />}
              {usual !== null && <b style={{ left: `${(usual / top) * 92}%` }} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
