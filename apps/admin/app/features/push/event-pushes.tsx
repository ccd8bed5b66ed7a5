import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { ClientOnly } from "@devguild/design-system/client-only";
import { Button } from "@devguild/design-system/button";
import { EmptyState } from "@devguild/design-system/empty-state";
import { useToast } from "@devguild/design-system/toast";
import { PUSH_ACTIONS } from "@devguild/schemas/constants/push-notifications";
import type { AdminEvent } from "@devguild/schemas/events";
import type { PushEditOptions, PushNotification } from "@devguild/schemas/push-notifications";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { Box } from "../developers/box.tsx";
import { usePermitted } from "../frame/use-permitted.ts";
import { isMoving, POLL_MS } from "./moving-pushes.ts";
import { eventPushPath, readOpen } from "./push-addresses.ts";
import { PushEditor } from "./push-editor.tsx";
import { PushList } from "./push-list.tsx";
import { PushSummary } from "./push-summary.tsx";
import classes from "./push.module.css";
import { isEditable, useRefreshPushes } from "./use-push-editor.ts";

const useNewPush = (eventId: number) => {
  const navigate = useNavigate();
  const toasts = useToast();
  const refresh = useRefreshPushes();
  return useMutation({
    mutationFn: () =>
      api.pushNotifications.create.call({
        params: { id: eventId },
        body: { title: "", body: "", target: "registered", action: PUSH_ACTIONS.NONE },
      }),
    onSuccess: async ({ data }) => {
      refresh(data);
      await navigate(eventPushPath(eventId, data.id), { preventScrollReset: true });
    },
    onError: (error) => toasts.show({ tone: "bad", text: failureText(error) }),
  });
};

function OpenPush({
  push,
  options,
  event,
}: {
  push: PushNotification;
  options: PushEditOptions;
  event: AdminEvent;
}) {
  const { disabled: mayNotEdit } = usePermitted("admin.edit-live-events") as { disabled?: boolean };
  const props = { push, options, timeZone: event.timezone };
  return isEditable(push) && !mayNotEdit ? (
    // What was typed before is stored in this browser.
    <ClientOnly>
      <PushEditor {...props} />
    </ClientOnly>
  ) : (
    <PushSummary {...props} />
  );
}

/** Scrolls to what was opened if it is out of view: below a long list on a phone. */
const useShown = (id: number | undefined) => {
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = opened.current?.firstElementChild;
    if (id !== undefined && first && first.getBoundingClientRect().top > innerHeight / 2)
      first.scrollIntoView();
  }, [id]);
  return opened;
};

type Props = {
  event: AdminEvent;
  rows: readonly PushNotification[];
  total: number;
  options: PushEditOptions;
};

/** An event's push notifications: all of them, and the open one with its preview beside. */
export function EventPushes({ event, rows, total, options }: Props) {
  const [search] = useSearchParams();
  const permitted = usePermitted("admin.edit-live-events");
  const creating = useNewPush(event.id);
  const openId = readOpen(search);
  const open = useQuery({
    ...api.pushNotifications.details.options({
      params: { id: event.id, notificationId: openId ?? 0 },
    }),
    enabled: openId !== null,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.data) ? POLL_MS : false),
  });
  const push = open.data?.data;
  const opened = useShown(push?.id);
  return (
    <div className={classes.columns} data-open={openId !== null}>
      <Box
        title="Notifications"
        beside={total}
        end={
          <Button
            size="sm"
            variant="subtle"
            icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
            loading={creating.isPending}
            onClick={() => creating.mutate()}
            {...permitted}
          >
            New
          </Button>
        }
      >
        {rows.length === 0 ? (
          <p className={classes.empty}>
            Nothing has been sent yet. A notification reaches people who turned them on, even if no
            page of ours is open.
          </p>
        ) : (
          <PushList rows={rows} openId={openId} />
        )}
      </Box>
      {push ? (
        <div ref={opened} className={classes.opened}>
          <OpenPush key={push.id} push={push} options={options} event={event} />
        </div>
      ) : (
        <div className={classes.nothing}>
          {open.isLoadingError ? (
            <EmptyState kind="notFound" headingLevel={3} title="There’s no such notification">
              Choose one from the list.
            </EmptyState>
          ) : (
            rows.length > 0 && openId === null && <p>Choose a notification, or write a new one.</p>
          )}
        </div>
      )}
    </div>
  );
}
