import { api } from "@devguild/api-client/browser-api";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { UNREAD_MAX } from "@devguild/schemas/constants/notifications";
import { IconBell } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";

import { moveWithinPanel } from "../menus/menu-keys.ts";
import button from "./bell-button.module.css";
import classes from "./notification-bell.module.css";

// Only the bell loads up front.
const NotificationPanel = lazyComponent(() => import("./notification-panel.tsx"));

const POLL_MS = 60_000;
const NONE = { data: { unread: 0 } };
type Unread = typeof NONE;

const useUnread = () => {
  const queries = useQueryClient();
  const { queryKey, queryFn } = api.notifications.unread.options();
  const { data } = useQuery({
    queryKey,
    // Nobody asked for it, so an ended session or a lost connection is for the next press to notice.
    queryFn: (context) =>
      queryFn(context).catch(() => queries.getQueryData<Unread>(queryKey) ?? NONE),
    staleTime: POLL_MS / 2,
    refetchInterval: POLL_MS,
  });
  return data?.data.unread ?? 0;
};

const formatUnread = (unread: number) => (unread < UNREAD_MAX ? String(unread) : "99+");

type Props = {
  /** Where the bell is: the list opens below a header, or beside a rail. */
  placement?: "header" | "rail";
  /** A label where there is room for one. */
  children?: ReactNode;
};

/** The bell with the number of unread notifications; a press opens the list. */
export function NotificationBell({ placement = "header", children }: Props) {
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread();
  useEffect(() => moveWithinPanel(panel.current, opener.current), []);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.bell}
        data-wide={children !== undefined || undefined}
        popoverTarget={panelId}
        aria-expanded={isOpen}
        title={children === undefined ? "Notifications" : undefined}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          panel.current?.showPopover();
          panel.current?.querySelector<HTMLElement>("a, button")?.focus();
        }}
      >
        <IconBell size={18} stroke={1.75} aria-hidden />
        <span className={children === undefined ? "visually-hidden" : button.word}>
          {children ?? "Notifications"}
        </span>
        {unread > 0 && (
          <span className={`num ${button.count}`}>
            {formatUnread(unread)}
            <span className="visually-hidden"> unread</span>
          </span>
        )}
      </button>
      <section
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label="Notifications"
        className={classes.panel}
        data-placement={placement}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        {isOpen && (
          <Suspense>
            <NotificationPanel onChosen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </section>
    </>
  );
}
