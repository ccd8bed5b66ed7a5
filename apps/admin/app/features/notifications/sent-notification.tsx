import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { Avatar } from "@devguild/design-system/avatar";
import { Button } from "@devguild/design-system/button";
import { ErrorState } from "@devguild/design-system/error-state";
import { RelativeTime } from "@devguild/design-system/relative-time";
import { Skeleton, SkeletonRegion } from "@devguild/design-system/skeleton";
import { TextLink } from "@devguild/design-system/text-link";
import type { SentNotification as Sent } from "@devguild/schemas/admin-notifications";
import {
  DELIVERY_STATES,
  NOTIFICATION_AUDIENCES,
  NOTIFICATION_GAPS,
  type NotificationAudience,
} from "@devguild/schemas/constants/notifications";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import { localized } from "@devguild/session/redirects";
import { useQuery } from "@tanstack/react-query";

import { COMPANIES_PATH, companyUsersPath } from "../companies/company-addresses.ts";
import { Box } from "../developers/box.tsx";
import { developerPath, DEVELOPERS_PATH } from "../developers/developer-addresses.ts";
import { RecordHead } from "../frame/record-head.tsx";
import { NotificationPreview } from "./notification-preview.tsx";
import classes from "./notifications.module.css";
import { useWithdrawNotification } from "./use-withdraw-notification.ts";

const POLL_MS = 1500;

type Records = {
  parent: { to: string; label: string };
  title: string;
  toRecord: ((id: number) => string) | null;
};

// Where the people of an audience are in the back office.
const RECORDS: Record<NotificationAudience, Records> = {
  developers: {
    parent: { to: DEVELOPERS_PATH, label: "Developers" },
    title: "Developers",
    toRecord: developerPath,
  },
  "company-users": {
    parent: { to: COMPANIES_PATH, label: "Companies" },
    title: "Company users",
    toRecord: companyUsersPath,
  },
  staff: {
    parent: { to: localized("/admin/admin-users"), label: "Staff" },
    title: "Colleagues",
    toRecord: null,
  },
};

const describeSent = ({ audience, withdrawn, waiting, sent, emailed }: Sent) => {
  const { noun } = NOTIFICATION_AUDIENCES[audience];
  if (withdrawn) return "Taken back";
  if (waiting > 0)
    return sent === 0
      ? `Going out to ${pluralize(waiting, ...noun)}`
      : `${formatCount(sent)} of ${formatCount(sent + waiting)} notified`;
  return `${pluralize(sent, ...noun)} notified, ${formatCount(emailed)} by email`;
};

const describePerson = ({ state, channels, gap }: Sent["people"][number]) => {
  if (state === DELIVERY_STATES.WAITING) return "Waiting";
  if (state === DELIVERY_STATES.WITHDRAWN) return "Taken back";
  if (gap !== null) return NOTIFICATION_GAPS[gap];
  return channels.length > 1 ? "App and email" : channels[0] === "email" ? "Email" : "App";
};

function Record({ notification }: { notification: Sent }) {
  const withdrawing = useWithdrawNotification();
  const { parent, title: people, toRecord } = RECORDS[notification.audience];
  const { title, body, url, sender, people: addressees, withdrawn, sent, waiting } = notification;
  const canWithdraw = !withdrawn && sent === 0 && waiting > 0;
  return (
    <div className={classes.sent}>
      <RecordHead parents={[parent]} title={title}>
        <span aria-live="polite">{describeSent(notification)}</span>
        {sender && <span>From {sender}</span>}
        <RelativeTime date={notification.send_at} capital />
      </RecordHead>
      {canWithdraw && (
        <div className={classes.actions}>
          <Button
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate(notification.id)}
          >
            Take back
          </Button>
        </div>
      )}
      <NotificationPreview heading="What they see" headingLevel={2} title={title} body={body} />
      {url && <p className="dim">Opens {url}</p>}
      <Box title={people} beside={formatCount(addressees.length)}>
        <ul className={classes.people}>
          {addressees.map((person) => (
            <li key={person.user_id} className={classes.person}>
              <Avatar name={person.full_name} size={24} />
              <span className={classes.name}>
                {toRecord && person.record_id !== null ? (
                  <TextLink to={toRecord(person.record_id)}>{person.full_name}</TextLink>
                ) : (
                  person.full_name
                )}
              </span>
              <span className={classes.outcome}>{describePerson(person)}</span>
            </li>
          ))}
        </ul>
      </Box>
    </div>
  );
}

/** A notification that staff sent, and what becomes of it for each person. */
export function SentNotification({ id }: { id: number }) {
  const { data, isLoadingError, error, isFetching, refetch } = useQuery({
    ...api.adminNotifications.sent.options({ params: { id } }),
    refetchInterval: ({ state }) =>
      (state.data?.data.waiting ?? 0) > 0 && state.status !== "error" && POLL_MS,
  });
  if (data) return <Record notification={data.data} />;
  return isLoadingError ? (
    <ErrorState
      title="The notification didn’t load."
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {failureText(error)}
    </ErrorState>
  ) : (
    <SkeletonRegion label="Loading the notification">
      <Skeleton height={320} radius={10} />
    </SkeletonRegion>
  );
}
