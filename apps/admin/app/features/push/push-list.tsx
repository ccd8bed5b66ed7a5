import { Link } from "@devguild/design-system/link";
import type { PushNotification } from "@devguild/schemas/push-notifications";
import { Link as RouterLink } from "react-router";

import { describePush } from "./describe-push.ts";
import { eventPushPath } from "./push-addresses.ts";
import { PushState } from "./push-state.tsx";
import classes from "./push.module.css";

type Props = {
  rows: readonly PushNotification[];
  /** The one that is open. */
  openId?: number | null;
  /** Whether the rows say which event they belong to. */
  namesEvent?: boolean;
};

/** Push notifications in a list: what each says, to whom and when, and its status. */
export function PushList({ rows, openId = null, namesEvent = false }: Props) {
  return (
    <ul className={classes.list}>
      {rows.map((push) => (
        <li key={push.id}>
          <Link
            to={eventPushPath(push.event.id, push.id)}
            linkComponent={RouterLink}
            className={classes.row}
            aria-current={push.id === openId ? "true" : undefined}
          >
            <span className={classes.rowTitle}>{push.title || "Untitled"}</span>
            <PushState push={push} />
            <span className={classes.rowLine}>
              {namesEvent && `${push.event.name}. `}
              {describePush(push)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
