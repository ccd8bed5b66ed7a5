import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { LinkButton } from "@devguild/design-system/link-button";
import { PageHead } from "@devguild/design-system/page-head";
import {
  eventCalendarPath,
  liveEventPath,
  REGISTRATION_CONFIRM_DAYS,
  WAITING_OFFER_HOURS,
} from "@devguild/schemas/constants/live-events";
import type { GuestRegistration } from "@devguild/schemas/live-registrations";
import { localized } from "@devguild/session/redirects";
import { useMutation } from "@tanstack/react-query";

import { EventTime } from "./event-time.tsx";
import classes from "./registration-page.module.css";

type Props = { token: string; withdraws: boolean; registration: GuestRegistration | null };

const OVER = {
  title: "This link is no longer valid",
  text: `It’s more than ${REGISTRATION_CONFIRM_DAYS} days old, or the place was cancelled. Register again on the event’s page.`,
};

type State = GuestRegistration["state"];

const CANCELLABLE: readonly State[] = ["confirmed", "listed", "offered"];
const UNCONFIRMED: readonly State[] = ["waiting", "offered"];

const getLabel = (withdraws: boolean, state: State) => {
  if (withdraws) return state === "confirmed" ? "Cancel my place" : "Leave the waiting list";
  return state === "offered" ? "Take the seat" : "Confirm my place";
};

const getStep = ({ withdraws, registration }: Props) => {
  if (registration === null) return OVER;
  if (registration.state === "withdrawn")
    return {
      title: "You’ve cancelled your place",
      text: "Your place is now free for someone else.",
    };
  const isListed = registration.state === "listed" || registration.state === "offered";
  if (withdraws)
    return isListed
      ? { title: "Leave the waiting list?", text: "Your turn goes to the next person." }
      : { title: "Cancel your place?", text: "It will be free for someone else." };
  if (registration.state === "listed")
    return {
      title: "You’re on the waiting list",
      text: `All seats are taken. If one comes free, we’ll email you, and you’ll have ${WAITING_OFFER_HOURS} hours to take it.`,
    };
  if (registration.state === "offered")
    return { title: "A seat is free", text: "One click and it’s yours." };
  return registration.state === "confirmed"
    ? {
        title: "You’re in",
        text: "We’ve emailed you the calendar entry and will remind you before it starts.",
      }
    : { title: "Confirm your place", text: "One click and it’s yours." };
};

/** The page behind a guest's emailed link. It asks for a click, so that programs that open every link change nothing. */
export function RegistrationPage({ token, withdraws, registration: loaded }: Props) {
  const isHydrated = useHydrated();
  const sending = useMutation({
    mutationFn: () => {
      const { guestConfirm, guestWithdraw } = api.liveRegistrations;
      return (withdraws ? guestWithdraw : guestConfirm).call({ body: { token } });
    },
  });
  const registration = sending.data?.data ?? loaded;
  const { title, text } = getStep({ token, withdraws, registration });
  const needsClick =
    registration !== null && (withdraws ? CANCELLABLE : UNCONFIRMED).includes(registration.state);
  const event = registration?.event ?? null;
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
        {needsClick ? (
          <Button
            variant={withdraws ? "danger" : "primary"}
            size="lg"
            disabled={!isHydrated}
            loading={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {getLabel(withdraws, registration.state)}
          </Button>
        ) : (
          <LinkButton
            to={event ? liveEventPath(event) : localized("/live-events")}
            variant="primary"
            size="lg"
          >
            {event ? "View event" : "See all events"}
          </LinkButton>
        )}
        {event && registration?.state === "confirmed" && !withdraws && (
          <a className={classes.link} href={eventCalendarPath(event.id)} download>
            Add to calendar
          </a>
        )}
      </div>
      {sending.isError && <FormError>{failureText(sending.error)}</FormError>}
    </div>
  );
}
