import { api } from "@devguild/api-client/browser-api";
import type { PushTarget } from "@devguild/schemas/constants/push-notifications";
import { formatCount, pluralize } from "@devguild/schemas/formats";
import type { PushAudience as Audience } from "@devguild/schemas/push-notifications";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import classes from "./push.module.css";

const RECOUNT_MS = 30_000;

const WHO: Record<PushTarget, string> = {
  all: "Everyone who turned push notifications on",
  registered: "People registered for the live events of this event",
  developers: "Developers",
  companies: "Users of companies",
  speakers: "Speakers of partners, by the email address their company entered",
};

/** Returns who of a group would get a notification now; counted again now and then. */
export const usePushAudience = (eventId: number, target: PushTarget) =>
  useQuery({
    ...api.pushNotifications.audience.options({ params: { id: eventId }, query: { target } }),
    placeholderData: keepPreviousData,
    refetchInterval: RECOUNT_MS,
  });

const describeKinds = ({ devices, phones, people }: Audience) =>
  devices === 0
    ? "devices: nobody in this group has push notifications on."
    : `${devices === 1 ? "device" : "devices"} of ${pluralize(people, "person", "people")}: ${pluralize(phones, "phone")}, ${pluralize(devices - phones, "computer")}`;

type Props = { target: PushTarget; audience: Audience | undefined; isError: boolean };

/** How many devices a notification would reach now, and whom it wouldn't. */
export function PushAudience({ target, audience, isError }: Props) {
  return (
    <div className={classes.audience} aria-live="polite">
      {audience && (
        <>
          <span className={classes.count}>{formatCount(audience.devices)}</span>
          <span>
            {describeKinds(audience)}
            {audience.without !== null && audience.without > 0 && (
              <span className={classes.without}>
                {pluralize(audience.without, "person hasn’t", "people haven’t")} turned push on
              </span>
            )}
          </span>
        </>
      )}
      {!audience && isError && <span>We couldn’t count who gets it.</span>}
      <p className={classes.who}>{WHO[target]}</p>
    </div>
  );
}
