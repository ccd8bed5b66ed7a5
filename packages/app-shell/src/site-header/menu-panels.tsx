import { lazyComponent } from "@devguild/design-system/lazy-component";
import { createDateFormat } from "@devguild/schemas/formats";
import { Badge } from "@devguild/design-system/badge";
import { eventPath } from "@devguild/schemas/constants/event-paths";
import type { Conference } from "@devguild/schemas/site-data";

import { type MouseEvent, Suspense, useEffect, useRef, useState } from "react";

import { AppLink } from "../app-frame/app-frame.tsx";
import { useBusinessColumns } from "../menus/use-business-columns.ts";
import classes from "./menu-panels.module.css";
import { useEventColumns } from "./use-event-columns.ts";

// Loaded when the panel opens.
const LiveHighlight = lazyComponent(() => import("./live-highlight.tsx"), { isOptional: true });

const formatDay = createDateFormat({ day: "numeric", timeZone: "UTC" });
const formatDate = createDateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** Formats where and when an event is, such as "Berlin, 8–10 Jul 2027". */
const describeEvent = ({
  city,
  starts_on,
  ends_on,
}: Pick<Conference, "city" | "starts_on" | "ends_on">) => {
  const [start, end] = [new Date(starts_on), new Date(ends_on)];
  const sameMonth = starts_on.slice(0, 7) === ends_on.slice(0, 7);
  const dates =
    starts_on === ends_on
      ? formatDate(start)
      : `${sameMonth ? `${formatDay(start)}–\u2060` : `${formatDate(start)}\u00a0–\u2060\u00a0`}${formatDate(end)}`;
  return `${city ?? "Online"}, ${dates}`;
};

/** Names a conference as its line does, which has the region beside the name. */
const nameInPanel = ({ name, region }: Pick<Conference, "name" | "region">) =>
  region && name.endsWith(` ${region}`) ? name.slice(0, -region.length - 1) : name;

/** Returns whether the popover around an element is open; elements outside of one always count as open. */
const useIsOpen = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const popover = ref.current?.closest("[popover]");
    const update = () => setOpen(popover?.matches(":popover-open") ?? true);
    update();
    popover?.addEventListener("toggle", update);
    return () => popover?.removeEventListener("toggle", update);
  }, []);
  return { ref, isOpen };
};

// The header stays where it is when the page changes, so its panel would stay open.
const closePanel = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();

function EventLink({ event }: { event: Conference }) {
  const shown = (
    <>
      <span className={classes.name}>{nameInPanel(event)}</span>
      <span className={classes.region}>{event.region}</span>
      <span className={classes.when}>{describeEvent(event)}</span>
    </>
  );
  return event.has_page ? (
    <AppLink to={eventPath(event)} className={classes.event} onClick={closePanel}>
      {shown}
    </AppLink>
  ) : (
    <a
      href={event.external_url ?? undefined}
      className={classes.event}
      rel="noopener"
      target="_blank"
    >
      {shown}
    </a>
  );
}

/** Conferences by audience, and our own promoted event. */
export function EventsPanel() {
  const { ref, isOpen } = useIsOpen();
  return (
    <div ref={ref} className={classes.columns}>
      {useEventColumns().map(({ title, events }) => (
        <section key={title} aria-label={title}>
          <p className={classes.title}>{title}</p>
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                <EventLink event={event} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isOpen && (
        <Suspense>
          <LiveHighlight />
        </Suspense>
      )}
    </div>
  );
}

/** The panel for companies. */
export function BusinessPanel() {
  return (
    <div className={classes.columns}>
      {useBusinessColumns().map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <p className={classes.title}>{title}</p>
          <ul>
            {entries.map((entry) => (
              <li key={entry.title}>
                <AppLink to={entry.path} className={classes.event} onClick={closePanel}>
                  <span className={classes.name}>{entry.title}</span>
                  {entry.badge && <Badge>{entry.badge}</Badge>}
                  {entry.purpose && <span className={classes.when}>{entry.purpose}</span>}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
