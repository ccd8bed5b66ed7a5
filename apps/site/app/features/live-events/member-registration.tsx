import { api } from "@devguild/api-client/browser-api";
import { failureText } from "@devguild/api-client/failure-text";
import { useHydrated } from "@devguild/design-system/use-hydrated";
import { Button } from "@devguild/design-system/button";
import { FormError } from "@devguild/design-system/form-error";
import { RadioGroup } from "@devguild/design-system/radio-group";
import {
  ATTENDANCE_TYPES,
  getAttendance,
  type AttendanceType,
  eventCalendarPath,
} from "@devguild/schemas/constants/live-events";
import { createDateFormat } from "@devguild/schemas/formats";
import type { LiveEvent } from "@devguild/schemas/live-events";
import { IconCalendarPlus, IconCircleCheck } from "@tabler/icons-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";

import { attendanceOptions } from "./attendance-options.ts";
import classes from "./registration.module.css";
import { WaitingNote } from "./waiting-note.tsx";

const { ON_SITE } = ATTENDANCE_TYPES;

const formatEnd = createDateFormat({
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** Returns a function that refreshes the page, the user and For you after a change. */
const useRefresh = () => {
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: api.identity.me.key }),
      queries.invalidateQueries({ queryKey: api.dashboards.developer.key }),
    ]);
    await revalidate();
  };
};

function Registered({ event }: { event: LiveEvent }) {
  const isHydrated = useHydrated();
  const onSuccess = useRefresh();
  const withdrawing = useMutation({
    mutationFn: () => api.liveRegistrations.withdraw.call({ params: { id: event.id } }),
    onSuccess,
  });
  return (
    <div className={classes.box}>
      <p className={classes.in}>
        <IconCircleCheck size={20} stroke={1.75} aria-hidden /> You’re registered
        {event.attendance_type === ON_SITE ? " to attend in person." : " to watch online."}
      </p>
      <div className={classes.actions}>
        <a className={classes.link} href={eventCalendarPath(event.id)} download>
          <IconCalendarPlus size={18} stroke={1.75} aria-hidden /> Add to calendar
        </a>
        <Button
          size="sm"
          variant="subtle"
          disabled={!isHydrated}
          loading={withdrawing.isPending}
          onClick={() => withdrawing.mutate()}
        >
          Cancel my place
        </Button>
      </div>
      {withdrawing.isError && <FormError>{failureText(withdrawing.error)}</FormError>}
    </div>
  );
}

type WaitingProps = { event: LiveEvent; waiting: NonNullable<LiveEvent["waiting"]> };

/** A member on the waiting list, or with a seat to take. */
function Waiting({ event, waiting: { place, offered_until: until } }: WaitingProps) {
  const isHydrated = useHydrated();
  const onSuccess = useRefresh();
  const params = { id: event.id };
  const taking = useMutation({
    mutationFn: () =>
      api.liveRegistrations.register.call({ params, body: { attendance_type: ON_SITE } }),
    onSuccess,
  });
  const leaving = useMutation({
    mutationFn: () => api.liveRegistrations.withdraw.call({ params }),
    onSuccess,
  });
  const failed = taking.error ?? leaving.error;
  return (
    <div className={classes.box}>
      {until ? (
        <p className={classes.in}>
          A seat is free. It’s yours until{" "}
          <time dateTime={until}>{formatEnd(new Date(until))}</time>.
        </p>
      ) : (
        <p className={classes.in}>You’re number {place} on the waiting list.</p>
      )}
      <div className={classes.actions}>
        {until && (
          <Button
            variant="primary"
            disabled={!isHydrated}
            loading={taking.isPending}
            onClick={() => taking.mutate()}
          >
            Take the seat
          </Button>
        )}
        {!event.user_registered && (
          <Button
            size="sm"
            variant="subtle"
            disabled={!isHydrated}
            loading={leaving.isPending}
            onClick={() => leaving.mutate()}
          >
            Leave the waiting list
          </Button>
        )}
      </div>
      {failed && <FormError>{failed.message}</FormError>}
    </div>
  );
}

/** A member's registration: one click to register, another to cancel. What replaces a pressed button has its focus. */
export function MemberRegistration({ event }: { event: LiveEvent }) {
  const whole = useRef<HTMLDivElement>(null);
  const state = `${event.user_registered} ${event.waiting !== null}`;
  const stateBefore = useRef(state);
  useEffect(() => {
    if (stateBefore.current !== state) whole.current?.focus();
    stateBefore.current = state;
  }, [state]);
  return (
    <div ref={whole} tabIndex={-1} className={classes.whole}>
      <Registration event={event} />
    </div>
  );
}

function Registration({ event }: { event: LiveEvent }) {
  const isHydrated = useHydrated();
  const onSuccess = useRefresh();
  const offered = getAttendance(event.event_type);
  const isFull = event.places_left === 0;
  const [chosen, choose] = useState<AttendanceType>(
    (isFull && offered.find((each) => each !== ON_SITE)) || offered[0],
  );
  const isWaiting = isFull && chosen === ON_SITE;
  const registering = useMutation({
    mutationFn: () =>
      api.liveRegistrations.register.call({
        params: { id: event.id },
        body: { attendance_type: chosen, waiting: isWaiting },
      }),
    onSuccess,
  });
  if (event.user_registered || event.waiting)
    return (
      <>
        {event.waiting && <Waiting event={event} waiting={event.waiting} />}
        {event.user_registered && <Registered event={event} />}
      </>
    );
  return (
    <div className={classes.box}>
      {offered.length > 1 && (
        <RadioGroup
          legend="How will you join?"
          name="attendance"
          options={attendanceOptions(event)}
          value={String(chosen)}
          onChange={(value) => choose(Number(value) as AttendanceType)}
        />
      )}
      {isWaiting && <WaitingNote />}
      <Button
        variant="primary"
        size="lg"
        fullWidth
        disabled={!isHydrated}
        loading={registering.isPending}
        onClick={() => registering.mutate()}
      >
        {isWaiting ? "Join the waiting list" : "Register"}
      </Button>
      {registering.isError && <FormError>{failureText(registering.error)}</FormError>}
    </div>
  );
}
