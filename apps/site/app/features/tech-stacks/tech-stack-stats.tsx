import type { TechStackPage } from "@devguild/schemas/tech-stack-pages";
import { formatCount } from "@devguild/schemas/formats";

import classes from "./tech-stacks.module.css";

type Props = { skill: string; stats: TechStackPage["stats"] };

/** Figures about developers with a skill, or a note that there are too few. */
export function TechStackStats({ skill, stats }: Props) {
  const { developers, avg_yoe, top_countries } = stats;
  if (developers === null)
    return <p className={classes.few}>Too few developers here have {skill} to show figures.</p>;
  const max = Math.max(...top_countries.map((country) => country.developers), 1);
  return (
    <div className={classes.stats}>
      <dl className={classes.figures}>
        <div>
          <dt>developers</dt>
          <dd>{formatCount(developers)}</dd>
        </div>
        {avg_yoe !== null && (
          <div>
            <dt>years’ experience on average</dt>
            <dd>{formatCount(avg_yoe)}</dd>
          </div>
        )}
      </dl>
      {top_countries.length > 0 && (
        <>
          <h2 className={classes.countriesTitle}>Where they live</h2>
          <ul className={classes.countries}>
            {top_countries.map((country) => (
              <li key={country.name}>
                <span className={classes.country}>
                  <span>{country.name}</span>
                  <span className="num">{formatCount(country.developers)}</span>
                </span>
                <span className={classes.bar} aria-hidden>
                  <span style={{ width: `${(country.developers / max) * 100}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
