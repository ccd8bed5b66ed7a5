import { Button } from "@devguild/design-system/button";
import { Disclosure } from "@devguild/design-system/disclosure";
import { Notice } from "@devguild/design-system/notice";
import { TextLink } from "@devguild/design-system/text-link";
import { HOST_FIELDS, IMPORT_STATUSES } from "@devguild/schemas/constants/video-imports";
import { pluralize } from "@devguild/schemas/formats";
import type { VideoImport } from "@devguild/schemas/video-imports";

import { editVideoPath } from "./video-addresses.ts";
import classes from "./import-videos.module.css";
import type { ImportRun } from "./use-import-run.ts";

const listWords = new Intl.ListFormat("en-GB");

const sayFields = (fields: readonly (keyof typeof HOST_FIELDS)[]) =>
  listWords.format(fields.map((field) => HOST_FIELDS[field]));

const summarise = ({ kind, created, changed, failed, is_stopped, ...run }: VideoImport) => {
  const done =
    kind === "import"
      ? `${pluralize(created, "video")} imported.`
      : `${pluralize(changed.filter(({ fields }) => fields.length > 0).length, "video")} changed.`;
  return [
    is_stopped && `Stopped after ${run.done} of ${run.total}.`,
    done,
    failed.length > 0 && `${failed.length} failed.`,
  ]
    .filter(Boolean)
    .join(" ");
};

/** How far an import or a refresh is, and what came of it. */
export function ImportOutcome({ run: { run, isRunning, isStopping, stop } }: { run: ImportRun }) {
  if (!run) return null;
  if (isRunning)
    return (
      <div className={classes.progress}>
        <output>
          {run.kind === "import" ? "Importing" : "Refreshing"} {run.done} of {run.total} … You can
          leave this page.
        </output>
        <progress max={Math.max(run.total, 1)} value={run.done} aria-label="Progress" />
        <Button size="sm" loading={isStopping} onClick={stop}>
          Stop
        </Button>
      </div>
    );
  if (run.status === IMPORT_STATUSES.ERROR)
    return (
      <Notice tone="bad">
        The last {run.kind} failed: {run.problem}
      </Notice>
    );
  return (
    <Notice tone={run.failed.length > 0 || run.is_stopped ? "warn" : "ok"}>
      {summarise(run)}
      {(run.changed.length > 0 || run.failed.length > 0) && (
        <Disclosure summary="Details">
          <ul className={classes.outcomes}>
            {run.failed.map(({ host_id, title, reason }) => (
              <li key={host_id}>
                <strong>{title}</strong> {reason}
              </li>
            ))}
            {run.changed.map(({ video_id, title, fields, kept }) => (
              <li key={video_id}>
                <TextLink to={editVideoPath(video_id)}>{title}</TextLink>{" "}
                {fields.length > 0 && `New: ${sayFields(fields)}. `}
                {kept.length > 0 && `Edited here, so it stays: ${sayFields(kept)}.`}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Notice>
  );
}
