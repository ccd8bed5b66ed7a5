import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { ErrorState } from "@devguild/design-system/error-state";
import { Heading } from "@devguild/design-system/heading";
import { StepButton } from "@devguild/design-system/step-button";
import { Notice } from "@devguild/design-system/notice";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { useToast } from "@devguild/design-system/toast";
import { NOTIFICATIONS_PER_PAGE } from "@devguild/schemas/constants/notifications";
import { formatCount } from "@devguild/schemas/formats";
import type { Notification } from "@devguild/schemas/notifications";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import classes from "./notification-bell.module.css";
import { NotificationItem } from "./notification-item.tsx";

type Unread = Awaited<ReturnType<typeof api.notifications.unread.call>>;

/** Marks notifications as read; the answer's count is shown at once. */
const useReading = () => {
  const queries = useQueryClient();
  const toasts = useToast();
  const settled = {
    onSuccess: (answer: Unread) => {
      queries.setQueryData(api.notifications.unread.key, answer);
      return queries.invalidateQueries({ queryKey: api.notifications.list.key });
    },
    onError: (error: Error) => toasts.show({ tone: "bad", text: failureText(error) }),
  };
  const one = useMutation({
    ...settled,
    mutationFn: (id: number) => api.notifications.read.call({ params: { id } }),
  });
  const all = useMutation({
    ...settled,
    mutationFn: (upToId: number) => api.notifications.readAll.call({ body: { up_to_id: upToId } }),
  });
  return { one, all };
};

function Waiting() {
  return (
    <SkeletonRegion label="Loading your notifications">
      {[1, 2, 3].map((each) => (
        <div key={each} className={`${classes.row} ${classes.item}`}>
          <Skeleton width={18} height={18} />
          <div className={classes.line}>
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton width={80} height={10} />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  );
}

type PagesProps = { page: number; total: number; shown: number; onPage: (page: number) => void };

function Pages({ page, total, shown, onPage }: PagesProps) {
  const before = (page - 1) * NOTIFICATIONS_PER_PAGE;
  return (
    <div className={classes.foot}>
      <span className={`num ${classes.range}`} aria-live="polite">
        {formatCount(before + 1)}–{formatCount(before + shown)} of {formatCount(total)}
      </span>
      <StepButton
        size="sm"
        label="Newer"
        atEnd={page === 1}
        onClick={() => onPage(page - 1)}
        icon={<IconChevronLeft size={16} stroke={1.75} aria-hidden />}
      />
      <StepButton
        size="sm"
        label="Older"
        atEnd={before + shown >= total}
        onClick={() => onPage(page + 1)}
        icon={<IconChevronRight size={16} stroke={1.75} aria-hidden />}
      />
    </div>
  );
}

/** The list of notifications, newest first; `onChosen` is called once one of them is followed. */
export default function NotificationPanel({ onChosen }: { onChosen: () => void }) {
  const [page, setPage] = useState(1);
  const list = useQuery({
    ...api.notifications.list.options({ query: { page, per_page: NOTIFICATIONS_PER_PAGE } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { one, all } = useReading();
  const rows: Notification[] = list.data?.data ?? [];
  const total = list.data?.meta.total ?? 0;
  const newest = rows[0];
  const hasUnread = rows.some(({ read_at: at }) => at === null);
  const read = ({ id, read_at: at }: Notification) => {
    if (at === null) one.mutate(id);
  };
  return (
    <>
      <div className={classes.head}>
        <Heading level={2} size="md">
          Notifications
        </Heading>
        {newest && hasUnread && (
          <Button
            size="sm"
            variant="subtle"
            loading={all.isPending}
            onClick={() => all.mutate(newest.id)}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {list.isPending && <Waiting />}
      {list.isError &&
        (list.data ? (
          <div className={classes.notice}>
            <Notice
              tone="bad"
              role="alert"
              action={
                <Button size="sm" loading={list.isFetching} onClick={() => void list.refetch()}>
                  Try again
                </Button>
              }
            >
              This list may be out of date.
            </Notice>
          </div>
        ) : (
          <ErrorState
            title="Your notifications didn’t load."
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          >
            {failureText(list.error)}
          </ErrorState>
        ))}
      {list.data && rows.length === 0 && (
        <EmptyState title="No notifications yet" headingLevel={3}>
          News about what you do here will show up in this list.
        </EmptyState>
      )}
      <ul>
        {rows.map((notification) => (
          <li key={notification.id} className={classes.row}>
            <NotificationItem
              notification={notification}
              onOpen={() => {
                read(notification);
                onChosen();
              }}
              onRead={() => read(notification)}
            />
          </li>
        ))}
      </ul>
      {total > NOTIFICATIONS_PER_PAGE && (
        <Pages page={page} total={total} shown={rows.length} onPage={setPage} />
      )}
    </>
  );
}
