import { WAITING_OFFER_HOURS } from "@devguild/schemas/constants/live-events";

import { HOUR_MS } from "../../time.ts";

/** Returns until when a seat that came free is kept for someone: at most until the event starts. Pure. */
export const getOfferEnd = (startsAt: Date, now: Date) =>
  new Date(Math.min(now.getTime() + WAITING_OFFER_HOURS * HOUR_MS, startsAt.getTime()));

/** Returns whether a seat is offered to someone at a moment. Pure. */
export const hasOffer = ({ offered_until }: { offered_until: Date | null }, now: Date) =>
  offered_until !== null && offered_until > now;
