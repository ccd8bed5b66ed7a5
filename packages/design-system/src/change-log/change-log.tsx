import { IconChevronRight, IconShieldCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { ChangedFields, type ChangedField } from "../changed-fields/changed-fields.tsx";
import { Heading, type HeadingLevel } from "../heading/heading.tsx";
import { formatLogDay, useNow } from "../relative-time/relative-time.tsx";
import { Skeleton, SkeletonRegion } from "../skeleton/skeleton.tsx";
import classes from "./change-log.module.css";

interface LoggedChange {
  id: number;
  /** ISO 8601; shown in UTC. */
  at: string;
  name: string;
  image?: string | null | undefined;
  /** Whether the name is that of an organisation, which has no picture. */
  isOrganisation?: boolean;
  /** What the person did, after their name: "published “Rust engineer”". */
  sentence: string;
  kind?: string;
  changes: readonly ChangedField[];
}

export interface ChangeLogProps {
  /** The newest first. */
  entries: readonly LoggedChange[];
  /** The level of the days' headings. */
  headingLevel: HeadingLevel;
  now?: Date | undefined;
}

const toDay = (iso: string) => iso.slice(0, 10);

const groupByDay = (entries: readonly LoggedChange[]) => {
  const days = new Map<string, LoggedChange[]>();
  for (const entry of entries)
    days.set(toDay(entry.at), [...(days.get(toDay(entry.at)) ?? []), entry]);
  return [...days];
};

function Line({ entry, end }: { entry: LoggedChange; end?: ReactNode }) {
  const { at, name, image, isOrganisation = false, sentence, kind } = entry;
  return (
    <>
      <time className={classes.time} dateTime={at}>
        {at.slice(11, 16)}
      </time>
      <span className={classes.picture}>
        {isOrganisation ? (
          <IconShieldCheck size={20} stroke={1.75} aria-hidden />
        ) : (
          <Avatar name={name} src={image} size={24} />
        )}
      </span>
      <span className={classes.sentence}>
        <strong>{name}</strong> {sentence}
      </span>
      {kind && <span className={classes.kind}>{kind}</span>}
      <span className={classes.caret}>{end}</span>
    </>
  );
}

/** Who changed what, by day; a row with fields opens in place to show them before and after. */
export function ChangeLog({ entries, headingLevel, now: given }: ChangeLogProps) {
  const now = useNow(given);
  return (
    <div className={classes.log}>
      {groupByDay(entries).map(([day, each]) => (
        <section key={day} aria-label={formatLogDay(day, now)}>
          <Heading level={headingLevel} size="md">
            {formatLogDay(day, now)}
          </Heading>
          <ul className={classes.rows}>
            {each.map((entry) => (
              <li key={entry.id}>
                {entry.changes.length === 0 ? (
                  <div className={classes.row}>
                    <Line entry={entry} />
                  </div>
                ) : (
                  <details>
                    <summary className={classes.row}>
                      <Line
                        entry={entry}
                        end={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
                      />
                    </summary>
                    <div className={classes.fields}>
                      <ChangedFields changes={entry.changes} />
                    </div>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The log while it loads. */
export function ChangeLogSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonRegion label="Loading the changes">
      <Skeleton width={96} height={16} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes.loadingRow}>
          <Skeleton width={40} />
          <Skeleton width={24} height={24} radius={12} />
          <Skeleton width={`${60 - ((index * 13) % 30)}%`} />
        </div>
      ))}
    </SkeletonRegion>
  );
}
