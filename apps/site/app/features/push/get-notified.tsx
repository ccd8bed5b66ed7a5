import { lazyDialog } from "@devguild/design-system/lazy-dialog";
import { useNow } from "@devguild/design-system/relative-time";
import type { EventPage } from "@devguild/schemas/event-homepages";
import { IconBell, IconBellCheck } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import classes from "./get-notified.module.css";
import { usePushDevices } from "./use-push-devices.ts";
import { usePushSupport } from "./use-push-support.ts";

const GetNotifiedModal = lazyDialog(() => import("./get-notified-modal.tsx"));

type Event = Pick<EventPage["event"], "name" | "ends_on" | "timezone">;

const isOver = ({ ends_on, timezone: timeZone }: Event, now: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now) > ends_on;

/** Offers notifications around an event; says so where this device already gets them. */
export default function GetNotified({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false);
  const support = usePushSupport();
  const { devices, turnOn } = usePushDevices();
  const now = useNow();
  if (isOver(event, now) || !devices.data || support === "unknown" || support === "unsupported")
    return null;
  if (support === "ready" && devices.data.data.some(({ current }) => current))
    return (
      <span className={classes.note}>
        <IconBellCheck size={18} stroke={1.75} aria-hidden /> Notifications are on
      </span>
    );
  return (
    <>
      <button type="button" className={classes.button} onClick={() => setOpen(true)}>
        <IconBell size={18} stroke={1.75} aria-hidden /> Get notified
      </button>
      {isOpen && (
        <Suspense>
          <GetNotifiedModal
            event={event.name}
            support={support}
            turnOn={turnOn}
            onClose={() => {
              setOpen(false);
              turnOn.reset();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
