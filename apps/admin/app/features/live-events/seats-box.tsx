import type { AdminLiveEvent } from "@devguild/schemas/admin-live-events";
import { WAITING_OFFER_HOURS } from "@devguild/schemas/constants/live-events";
import type { RegistrationCounts } from "@devguild/schemas/event-registrations";
import { formatCount } from "@devguild/schemas/formats";

import { Box } from "../developers/box.tsx";
import classes from "./seats-box.module.css";

type Props = { event: AdminLiveEvent; counts: RegistrationCounts };

/** How many people registered, how many seats that takes, and how many wait for one. */
export function SeatsBox({ event: { capacity }, counts }: Props) {
  const isFull = capacity !== null && counts.on_site >= capacity;
  return (
    <Box title="Seats">
      <div className={classes.facts}>
        <div>
          <p>
            <b>{formatCount(counts.on_site)}</b>{" "}
            {capacity === null ? "on site" : `of ${formatCount(capacity)} on site`}
            {isFull && <span className={classes.full}> full</span>}
          </p>
          {capacity !== null && (
            <progress
              aria-label="Seats taken"
              className={classes.bar}
              data-full={isFull}
              max={capacity}
              value={Math.min(capacity, counts.on_site)}
            />
          )}
        </div>
        <p>
          <b>{formatCount(counts.online)}</b> online
        </p>
        <p>
          <b>{formatCount(counts.checked_in)}</b> checked in
        </p>
        <div>
          <p>
            <b>{formatCount(counts.waiting)}</b> on the waiting list
          </p>
          <p className={classes.note}>
            A seat that comes free goes to the next person, who has {WAITING_OFFER_HOURS} hours to
            take it.
          </p>
        </div>
      </div>
    </Box>
  );
}
