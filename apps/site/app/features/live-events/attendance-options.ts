import { ATTENDANCE_TYPES, getAttendance } from "@devguild/schemas/constants/live-events";
import type { LiveEventCard } from "@devguild/schemas/live-events";

const { ON_SITE, ONLINE } = ATTENDANCE_TYPES;

const describePlaces = (left: number | null) =>
  left === null
    ? ""
    : left === 0
      ? "all seats taken, join the waiting list"
      : left === 1
        ? "1 place left"
        : `${left} places left`;

/** Builds the form options for attending an event; on site with the number of places left. */
export const attendanceOptions = ({ event_type, places_left, venue }: LiveEventCard) =>
  getAttendance(event_type).map((attendance) =>
    attendance === ON_SITE
      ? {
          value: String(ON_SITE),
          label: "In person",
          help: [venue, describePlaces(places_left)].filter(Boolean).join(", "),
        }
      : { value: String(ONLINE), label: "Online" },
  );
