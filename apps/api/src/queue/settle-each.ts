import type { Job, JobResult, PgBoss } from "pg-boss";

type Runner = { name: string; run: (data: unknown, id: string) => Promise<void> };

/**
 * Returns a handler that runs a batch side by side and marks each item as done as soon as it is. If the
 * process is killed or the batch takes too long, only unfinished items run again.
 */
export const settleEach =
  (boss: Pick<PgBoss, "complete">, { name, run }: Runner) =>
  (items: readonly Job<unknown>[]): Promise<JobResult[]> =>
    Promise.all(
      items.map(async (item): Promise<JobResult> => {
        try {
          await run(item.data, item.id);
        } catch (error) {
          return { id: item.id, status: "failed", output: error };
        }
        // A lone item is marked by the result itself, and a failure to mark it is repaired by it.
        if (items.length > 1) await boss.complete(name, item).catch(() => undefined);
        return { id: item.id, status: "completed" };
      }),
    );
