import { RelativeTime } from "@devguild/design-system/relative-time";
import type { NotificationKind } from "@devguild/schemas/constants/notifications";
import type { Notification } from "@devguild/schemas/notifications";
import {
  IconChecks,
  IconFileText,
  IconMessageReply,
  IconSpeakerphone,
  IconUserPlus,
} from "@tabler/icons-react";

import { AppLink } from "../app-frame/app-frame.tsx";
import classes from "./notification-bell.module.css";

const ICONS = {
  team: IconSpeakerphone,
  notice: IconSpeakerphone,
  application: IconFileText,
  candidate: IconUserPlus,
  outcome: IconChecks,
  reply: IconMessageReply,
} satisfies Record<NotificationKind, typeof IconChecks>;

type Props = { notification: Notification; onOpen: () => void; onRead: () => void };

/** A notification: a link to what it is about; without one, a press marks it as read. */
export function NotificationItem({ notification, onOpen, onRead }: Props) {
  const { kind, title, body, url, read_at: readAt, created_at: date } = notification;
  const Icon = ICONS[kind];
  const isUnread = readAt === null;
  const look = { className: classes.item, "data-unread": isUnread || undefined };
  const content = (
    <>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.words}>
        <span className={classes.title}>
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {title}
        </span>
        {body && <span className={classes.body}>{body}</span>}
        <RelativeTime date={date} capital className={classes.when} />
      </span>
      {isUnread && <span className={classes.dot} />}
    </>
  );
  if (url)
    return (
      <AppLink to={url} prefetch="none" onClick={onOpen} {...look}>
        {content}
      </AppLink>
    );
  return isUnread ? (
    <button type="button" title="Mark as read" onClick={onRead} {...look}>
      {content}
    </button>
  ) : (
    <div {...look}>{content}</div>
  );
}
