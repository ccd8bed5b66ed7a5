import { api } from "@devguild/api-client/browser-api";
import { ClientOnly } from "@devguild/design-system/client-only";
import { track } from "@devguild/consent/tracking";
import { lazyComponent } from "@devguild/design-system/lazy-component";
import { NeedsScripts } from "@devguild/design-system/needs-scripts";
import { useNow } from "@devguild/design-system/relative-time";
import { RichText } from "@devguild/design-system/rich-text";
import { getAttendance, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";
import type { LiveEvent } from "@devguild/schemas/live-events";
import { localized } from "@devguild/session/redirects";
import { useCurrentUser } from "@devguild/session/use-current-user";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

import { JobsBeside } from "../jobs/jobs-beside.tsx";
import { EventBackers } from "./event-backers.tsx";
import { EventHero } from "./event-hero.tsx";
import classes from "./event-screen.module.css";
import { EventSessions, EventSpeakers } from "./event-sessions.tsx";

const MemberRegistration = lazyComponent(async () => ({
  default: (await import("./member-registration.tsx")).MemberRegistration,
}));
const GuestRegistration = lazyComponent(async () => ({
  default: (await import("./guest-registration.tsx")).GuestRegistration,
}));

function Jobs({ event }: { event: LiveEvent }) {
  const { data } = useQuery(api.liveEvents.relatedJobs.options({ params: { id: event.id } }));
  const [skill] = event.skills;
  return (
    <JobsBeside
      title="Related jobs"
      jobs={data?.data ?? []}
      more={
        skill
          ? { to: localized(`/jobs/s/${skill.slug}`), label: `All ${skill.name} jobs` }
          : { to: localized("/jobs"), label: "All jobs" }
      }
    />
  );
}

/** Returns the skeleton's class, about as high as the registration that will replace it. */
const getSlotClass = ({ event_type }: LiveEvent, isMember: boolean) => {
  const ways = getAttendance(event_type).length;
  if (isMember) return `${classes.skeleton} ${classes.skeletonClick}`;
  return `${classes.skeleton} ${ways > 1 ? classes.skeletonFormWithChoice : classes.skeletonForm}`;
};

/** A live event's page, to register, watch, or watch the recording. */
export function EventScreen({ event }: { event: LiveEvent }) {
  const user = useCurrentUser();
  const { id } = event;
  useEffect(() => track("live-event.details-page-view", { live_event_id: id }), [id]);
  const now = useNow();
  const isOpen = event.status === LIVE_EVENT_STATUSES.REGISTRATION && new Date(event.ends_at) > now;
  return (
    <article>
      <EventHero event={event} />
      <div className={`content ${classes.columns}`}>
        {isOpen && (
          <aside className={classes.taking} aria-label="Registration">
            <ClientOnly fallback={<div className={getSlotClass(event, user !== null)} />}>
              {user ? <MemberRegistration event={event} /> : <GuestRegistration event={event} />}
            </ClientOnly>
            <NeedsScripts />
          </aside>
        )}
        <div className={classes.main}>
          <RichText html={event.description_html} />
          <EventSessions event={event} />
          <EventSpeakers event={event} />
        </div>
        <aside className={classes.beside} aria-label="More about the event">
          <EventBackers event={event} />
          <Jobs event={event} />
        </aside>
      </div>
    </article>
  );
}
