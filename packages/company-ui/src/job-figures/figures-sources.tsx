import { formatCount } from "@devguild/schemas/formats";
import type { JobFigures } from "@devguild/schemas/job-figures";

import { describeChange, describeRate, describeSource } from "./describe-figures.ts";
import classes from "./figures-sources.module.css";

/** Where the people came from who saw an ad, or any of a company's; `none` says that there were none. */
export function FiguresSources({ sources, none }: Pick<JobFigures, "sources"> & { none: string }) {
  if (sources.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <div className={classes.box}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">Views</th>
            <th scope="col" className={classes.folds}>
              Change
            </th>
            <th scope="col">Applications</th>
            <th scope="col" className={classes.folds}>
              Rate
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map((row) => {
            const { name, detail } = describeSource(row);
            const change = describeChange(row.views, row.views_before);
            return (
              <tr key={`${row.source} ${row.campaign}`}>
                <th scope="row">
                  {name}
                  {detail && <span className={classes.detail}>{detail}</span>}
                </th>
                <td>{formatCount(row.views)}</td>
                <td className={classes.folds}>{change?.text ?? "–"}</td>
                <td>{formatCount(row.applications)}</td>
                <td className={classes.folds}>{describeRate(row.applications, row.views)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
