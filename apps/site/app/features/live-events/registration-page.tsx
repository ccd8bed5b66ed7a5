import { api } from "@devguild/api-client/browser-api";
import { useHydrated } from "@devguild/app-shell/use-hydrated";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import {
  eventCalendarPath,
  liveEventPath,
  PLACE_CONFIRM_DAYS,
} from "@devguild/schemas/constants/live-events";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";
import { localized } from "@devguild/session/redirects";
import { useMutation } from "@tanstack/react-query";

import { EventTime } from "./event-time.tsx";
import classes from "./registration-page.module.css";

type Props = { token: string; withdraws: boolean; place: GuestRegistration | null };

const OVER = {
  title: "This link is no longer valid",
  text: `It is older than ${PLACE_CONFIRM_DAYS} days, or the place was given up. Register again on the event’s page.`,
};

const stepOf = ({ withdraws, place }: Props) => {
  if (place === null) return OVER;
  if (place.state === "withdrawn")
    return { title: "Your place is given up", text: "Somebody else can have it now." };
  if (withdraws) return { title: "Give your place up?", text: "Somebody else can have it then." };
  return place.state === "confirmed"
    ? {
        title: "You are in",
        text: "We mailed you the calendar entry, and write once more before it begins.",
      }
    : { title: "Your place is waiting", text: "One click, and it is yours." };
};

/** The page of a guest's mail: it asks for a click, so that programs that open every link change nothing. */
export function PlacePage({ token, withdraws, place: loaded }: Props) {
  const isLive = useHydrated();
  const sending = useMutation({
    mutationFn: () => {
      const { withdrawPlace, confirmPlace } = api.liveRegistrations;
      return (withdraws ? withdrawPlace : confirmPlace).call({ body: { token } });
    },
  });
  const place = sending.data?.data ?? loaded;
  const { title, text } = stepOf({ token, withdraws, place });
  const asks = place !== null && place.state === (withdraws ? "confirmed" : "waiting");
  const event = place?.event ?? null;
  return (
    <div className={`content ${classes.page}`}>
      <PageHead title={title}>{text}</PageHead>
      {event && (
        <div className={classes.event}>
          <p className={classes.title}>{event.title}</p>
          <EventTime event={event} />
        </div>
      )}
      <div className={classes.actions}>
        {asks ? (
          <Button
            variant={withdraws ? "danger" : "primary"}
            size="lg"
            disabled={!isLive}
            loading={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {withdraws ? "Give my place up" : "Take my place"}
          </Button>
        ) : (
          <LinkButton
            to={event ? liveEventPath(event) : localized("/live-events")}
            variant="primary"
            size="lg"
          >
            {event ? "Open the event" : "See all events"}
          </LinkButton>
        )}
        {event && place?.state === "confirmed" && !withdraws && (
          <a className={classes.link} href={eventCalendarPath(event.id)} download>
            Add to calendar
          </a>
        )}
      </div>
      {sending.isError && <FormError>{sending.error.message}</FormError>}
    </div>
  );
}
