import { WAITING_OFFER_HOURS } from "@devguild/schemas/constants/live-events";

/** Says what the waiting list is. */
export function WaitingNote() {
  return (
    <p>
      All seats are taken. If one comes free, we’ll email you, and you’ll have {WAITING_OFFER_HOURS}{" "}
      hours to take it.
    </p>
  );
}
