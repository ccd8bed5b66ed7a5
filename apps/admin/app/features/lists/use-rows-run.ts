import { failureText } from "@devguild/api-client/failure-text";
import { useToast } from "@devguild/design-system/toast";
import { useEffect, useRef, useState } from "react";

/** A change of several rows, one call after the other. */
export type RowsChange<Row> = {
  rows: readonly Row[];
  call: (row: Row) => Promise<unknown>;
  /** Takes it back for a row; absent where nothing can. */
  undo?: (row: Row) => Promise<unknown>;
  /** What it did: "12 jobs archived." */
  describe: (count: number) => string;
};

type Outcome<Row> = { done: readonly Row[]; failed: readonly { row: Row; reason: string }[] };

type Run<Row> = Outcome<Row> & {
  change: RowsChange<Row>;
  total: number;
  stage: "running" | "finished" | "undoing" | "undone";
};

type Options<Row> = {
  /** Loads again what was changed. */
  refresh: () => Promise<unknown>;
  /** Called with the rows that were not changed. */
  onFinished: (left: Row[]) => void;
};

export type RowsRun<Row> = ReturnType<typeof useRowsRun<Row>>;

const isRunning = <Row>(run: Run<Row> | null) =>
  run?.stage === "running" || run?.stage === "undoing";

/**
 * Changes rows one after the other, with the calls that a single row has, so each has its own permission, its
 * rules and its audit entry. It goes on after a refusal and on other screens; a stop keeps what is done.
 */
export const useRowsRun = <Row>({ refresh, onFinished }: Options<Row>) => {
  const toasts = useToast();
  const [run, setRun] = useState<Run<Row> | null>(null);
  const isStopped = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const isBusy = isRunning(run);
  useEffect(() => {
    if (!isBusy) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);

  const changeEach = async (
    rows: readonly Row[],
    call: (row: Row) => Promise<unknown>,
    show: (outcome: Outcome<Row>) => void,
  ) => {
    const done: Row[] = [];
    const failed: { row: Row; reason: string }[] = [];
    const showOutcome = () => show({ done: [...done], failed: [...failed] });
    isStopped.current = false;
    showOutcome();
    for (const row of rows) {
      if (isStopped.current) break;
      try {
        await call(row);
        done.push(row);
      } catch (error) {
        failed.push({ row, reason: failureText(error as Error) });
      }
      showOutcome();
    }
    await refresh();
    return { done, failed };
  };

  const start = async (change: RowsChange<Row>) => {
    if (isBusy) return;
    const { rows } = change;
    const common = { change, total: rows.length };
    const outcome = await changeEach(rows, change.call, (reached) =>
      setRun({ ...common, ...reached, stage: "running" }),
    );
    const { done, failed } = outcome;
    if (!isShown.current) {
      const left = failed.length > 0 ? ` ${failed.length} not changed.` : "";
      toasts.show({
        tone: failed.length > 0 ? "bad" : "ok",
        text: change.describe(done.length) + left,
      });
    }
    setRun({ ...common, ...outcome, stage: "finished" });
    onFinished(rows.filter((row) => !done.includes(row)));
  };

  const undo = async () => {
    if (run?.stage !== "finished" || !run.change.undo) return;
    const { change, done: rows } = run;
    const common = { change, total: rows.length };
    const outcome = await changeEach(rows, run.change.undo, (reached) =>
      setRun({ ...common, ...reached, stage: "undoing" }),
    );
    setRun({ ...common, ...outcome, stage: "undone" });
  };

  return {
    run,
    start: (change: RowsChange<Row>) => void start(change),
    stop: () => {
      isStopped.current = true;
    },
    undo: () => void undo(),
    close: () => setRun(null),
  };
};
