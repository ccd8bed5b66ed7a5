import { TextLink } from "@devguild/design-system/text-link";
import { formatCount } from "@devguild/schemas/formats";
import type { ListingImport } from "@devguild/schemas/job-listings";

import { describeTimeLeft, listResult } from "./describe-import.ts";
import classes from "./import-result.module.css";
import { importPath } from "./listing-addresses.ts";

/** How far an import is, and how long it still takes. */
function Progress({ run: { done, total, seconds_left: seconds } }: { run: ListingImport }) {
  return (
    <>
      <p className={classes.line}>
        <span>
          <strong className="num">{formatCount(done)}</strong> of{" "}
          <span className="num">{formatCount(total)}</span>
        </span>
        <span className="dim">{describeTimeLeft(seconds)}</span>
      </p>
      <progress className={classes.progress} value={done} max={total} aria-label="Written" />
    </>
  );
}

/** What became of a feed's listings, as a bar and in numbers that lead to them. */
export function ImportResult({ run }: { run: ListingImport }) {
  if (run.state === "reading" || run.state === "failed") return null;
  const parts = listResult(run);
  return (
    <div className={classes.result}>
      {run.state === "applying" ? (
        <Progress run={run} />
      ) : (
        parts.length > 0 && (
          <div className={classes.bar} aria-hidden>
            {parts.map(({ name, count }) => (
              <span key={name} data-part={name} style={{ flexGrow: count }} />
            ))}
          </div>
        )
      )}
      <ul className={classes.parts} aria-label="Result">
        {parts.map(({ name, label, count, shows }) => {
          const words = (
            <>
              <strong className="num">{formatCount(count)}</strong> {label}
            </>
          );
          return (
            <li key={name} data-part={name}>
              {shows ? (
                <TextLink to={importPath({ import: run.import_id, ...shows })}>{words}</TextLink>
              ) : (
                words
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
