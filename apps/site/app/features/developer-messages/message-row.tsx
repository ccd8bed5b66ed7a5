import { AppLink } from "@devguild/app-shell/app-frame";
import { Avatar } from "@devguild/design-system/avatar";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { Status } from "@devguild/design-system/status";
import type { DeveloperMessageRow } from "@devguild/schemas/developer-messages";

import { messagePath } from "./message-addresses.ts";
import classes from "./message-row.module.css";
import { nameAuthor } from "./name-author.ts";

/** A message in the list: who wrote what and when; an unread one is bold. */
export function MessageRow({ message }: { message: DeveloperMessageRow }) {
  const isUnread = message.read_at === null;
  const name = nameAuthor(message.author);
  return (
    <li className={classes.row}>
      <Avatar name={name} src={message.author?.image} size={48} />
      <div className={classes.words}>
        <AppLink
          to={messagePath(message.id)}
          className={`${classes.subject} ${isUnread ? classes.unread : ""}`}
        >
          {isUnread && <span className="visually-hidden">Unread: </span>}
          {message.subject}
        </AppLink>
        <p className={classes.quiet}>
          {name}&nbsp;· <RelativeTime date={message.sent_at} />
        </p>
      </div>
      {(isUnread || message.replied_at) && (
        <Status tone={isUnread ? "warn" : "normal"}>{isUnread ? "New" : "You replied"}</Status>
      )}
    </li>
  );
}
