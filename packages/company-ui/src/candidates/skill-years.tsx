import type { ComparedSkill } from "./skill-comparison.ts";
import classes from "./skill-years.module.css";

const FULL_BAR_YEARS = 10;

/** Years of experience as bars, with the job's skills highlighted. */
export function SkillYears({ skills }: { skills: readonly ComparedSkill[] }) {
  const longest = Math.max(FULL_BAR_YEARS, ...skills.map(({ years }) => years ?? 0));
  return (
    <ul className={classes.skills}>
      {skills.map(({ name, years, isWanted }) => (
        <li
          key={name}
          className={classes.skill}
          data-wanted={isWanted || undefined}
          data-missing={years === null || undefined}
        >
          <span className={classes.name}>{name}</span>
          <span className={classes.track} aria-hidden>
            <span style={{ width: `${((years ?? 0) / longest) * 100}%` }} />
          </span>
          <span className="num">
            {years === null ? (
              <>
                <span aria-hidden>–</span>
                <span className="visually-hidden">missing</span>
              </>
            ) : (
              <>
                {years}
                <span className="visually-hidden">{years === 1 ? " year" : " years"}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
