import { LANGUAGE } from "@devguild/schemas/product";

import type {
  staffNotificationRecipients,
  staffNotifications,
} from "../../src/modules/admin-notifications/admin-notifications.tables.ts";
import type { developers } from "../../src/modules/developers/developers.tables.ts";
import type { notifications } from "../../src/modules/notifications/notifications.tables.ts";
import type { Clock } from "./clock.ts";

const RECEIVERS = 12;
const MEETUP = {
  title: "30 seats for members at the next meetup",
  body: "We’ve set aside 30 seats for members. Sign up on the event’s page by Friday to get one.",
  url: `/${LANGUAGE}/live-events`,
};

type Surroundings = {
  developers: readonly (typeof developers.$inferInsert & { id: number })[];
  talentManagerId: number;
  clock: Clock;
};

/** Creates a notification that staff sent to some developers, unread by the first of them. */
export const makeNotifications = ({ developers, talentManagerId, clock }: Surroundings) => {
  const at = clock.daysAgo(1);
  const receivers = developers
    .filter(({ job_recommendations_subscribed: isReachable }) => isReachable)
    .slice(0, RECEIVERS);
  const sent: (typeof staffNotifications.$inferInsert)[] = [
    {
      ...MEETUP,
      audience: "developers",
      channels: ["in_app"],
      sent_by: talentManagerId,
      send_at: at,
      finished_at: at,
      created_at: at,
    },
  ];
  const recipients = receivers.map(
    ({ user_id: userId }): typeof staffNotificationRecipients.$inferInsert => ({
      notification_id: 1,
      user_id: userId,
      state: 1,
      channels: ["in_app"],
      created_at: at,
    }),
  );
  const received = receivers.map(({ user_id: userId }, index): typeof notifications.$inferInsert =>
    Object.assign({}, MEETUP, {
      user_id: userId,
      kind: "team" as const,
      created_at: at,
      read_at: index === 0 ? null : at,
    }),
  );
  const outcome: typeof notifications.$inferInsert = {
    user_id: talentManagerId,
    kind: "outcome",
    title: `“${MEETUP.title}” went to ${receivers.length} developers`,
    body: "",
    url: `/${LANGUAGE}/admin/notifications/1`,
    created_at: at,
  };
  return {
    staffNotifications: sent,
    staffNotificationRecipients: recipients,
    notifications: [...received, outcome],
  };
};
