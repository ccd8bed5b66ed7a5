import { api } from "@devguild/api-client/browser-api";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { formatDate, formatShortDate } from "@devguild/design-system/relative-time";
import { SectionHead } from "@devguild/design-system/section-head";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { FailedTask } from "@devguild/schemas/queues";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { useAction } from "../frame/use-action.ts";
import classes from "./failed-tasks.module.css";

const SHOWN = 10;
const MOST = 100;
const POLL_MS = 5000;
const SOON_MS = 60_000;

/** Whether a task is being tried again, or is about to be, so that what is shown changes by itself. */
const isMoving = ({ is_due: isDue, next_try_at: next }: FailedTask) =>
  isDue || (next !== null && Date.parse(next) - Date.now() < SOON_MS);

const describeTries = ({ tries, is_due: isDue, next_try_at: next }: FailedTask) =>
  isDue
    ? `Failed ${pluralize(tries, "time")}, being tried again now`
    : next === null
      ? `Gave up after ${pluralize(tries, "try", "tries")}`
      : `Failed ${pluralize(tries, "time")}, tried again by itself`;

/** The input of the call that lists the first failed tasks. */
export const toFailedCall = (perPage = SHOWN) => ({ query: { page: 1, per_page: perPage } });

const useTaskAction = (call: () => Promise<unknown>, text: string) => {
  const queries = useQueryClient();
  return useAction({
    call,
    describe: () => text,
    refresh: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.queues.failed.key }),
        queries.invalidateQueries({ queryKey: api.queues.list.key }),
        queries.invalidateQueries({ queryKey: api.overview.read.key }),
      ]),
  });
};

function Task({ task }: { task: FailedTask }) {
  const params = { task: task.id };
  const retry = useTaskAction(
    () => api.queues.retry.call({ params }),
    task.mail ? "Sending again…" : "Trying again…",
  );
  const dismiss = useTaskAction(() => api.queues.dismiss.call({ params }), "Dismissed");
  const isBusy = retry.isPending || dismiss.isPending;
  return (
    <li className={classes.task}>
      <div className={classes.text}>
        <strong className={classes.title}>{task.mail ? task.mail.subject : task.label}</strong>
        {task.mail && <span className="dim">To {task.mail.to}</span>}
        <span className={classes.reason}>{task.reason}</span>
        <span className="dim">
          {describeTries(task)},{" "}
          <time dateTime={task.failed_at} title={formatDate(task.failed_at)}>
            {formatShortDate(task.failed_at)}
          </time>
          {!task.may_retry && ". Start it again from its own screen."}
        </span>
      </div>
      <div className={classes.actions}>
        {task.may_retry && !task.is_due && (
          <Button
            size="sm"
            loading={retry.isPending}
            aria-disabled={isBusy}
            onClick={() => retry.mutate(undefined)}
          >
            {task.mail ? "Send again" : "Try again"}
          </Button>
        )}
        {!task.is_due && task.next_try_at === null && (
          <Button
            size="sm"
            variant="subtle"
            loading={dismiss.isPending}
            aria-disabled={isBusy}
            onClick={() => dismiss.mutate(undefined)}
          >
            Dismiss
          </Button>
        )}
      </div>
    </li>
  );
}

/** Background work and emails that failed, each with the reason and a way to have it tried again. */
export function FailedTasks() {
  const [perPage, setPerPage] = useState(SHOWN);
  const failed = useQuery({
    ...api.queues.failed.options(toFailedCall(perPage)),
    refetchInterval: ({ state }) => (state.data?.data.some(isMoving) ? POLL_MS : false),
  });
  const total = failed.data?.meta.total ?? 0;
  const tasks = failed.data?.data ?? [];
  return (
    <section aria-label="Failed emails and tasks">
      <SectionHead
        title="Failed emails and tasks"
        end={total > 0 && <span className="num dim">{formatCount(total)}</span>}
      />
      {failed.isError && !failed.data ? (
        <ErrorState
          title="What failed didn’t load."
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : !failed.data ? (
        <SkeletonRegion label="Loading what failed">
          <Skeleton height={64} radius={10} />
        </SkeletonRegion>
      ) : tasks.length === 0 ? (
        <p className="dim">Nothing has failed.</p>
      ) : (
        <ul className={classes.tasks}>
          {tasks.map((task) => (
            <Task key={task.id} task={task} />
          ))}
        </ul>
      )}
      {total > tasks.length && perPage < MOST && (
        <Button
          size="sm"
          variant="subtle"
          loading={failed.isFetching}
          onClick={() => setPerPage(MOST)}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
