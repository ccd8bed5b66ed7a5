import { BulkStatus } from "@devguild/design-system/bulk-status";

import type { RowsRun } from "./use-rows-run.ts";

type Props<Row> = {
  runs: RowsRun<Row>;
  rowId: (row: Row) => number;
  rowName: (row: Row) => string;
};

/** How far a change of several rows is, what it couldn't change and why, with Stop and Undo. */
export function RowsRunStatus<Row>({ runs, rowId, rowName }: Props<Row>) {
  const { run } = runs;
  if (!run) return null;
  const { change, total, done, failed, stage } = run;
  const reached = done.length + failed.length;
  const isFinished = stage === "finished" || stage === "undone";
  const words = {
    running: `Changing ${reached} of ${total} …`,
    finished: change.describe(done.length),
    undoing: `Undoing ${reached} of ${total} …`,
    undone: failed.length > 0 ? "Undone, except for some." : "Undone.",
  };
  return (
    <BulkStatus
      total={total}
      reached={reached}
      isFinished={isFinished}
      failed={failed.map(({ row, reason }) => ({ id: rowId(row), name: rowName(row), reason }))}
      isBusy={false}
      onStop={runs.stop}
      onUndo={stage === "finished" && done.length > 0 && change.undo ? runs.undo : undefined}
      onClose={runs.close}
    >
      {words[stage]}
    </BulkStatus>
  );
}
