import type { MembershipKind } from "@devguild/schemas/constants/memberships";
import { createDateFormat, pluralize } from "@devguild/schemas/formats";
import { formatPrice } from "@devguild/schemas/prices";
import type { OwnMembership } from "@devguild/schemas/memberships";

import { formatShortDay, getLastDay } from "./account-dates.ts";

const MONTHS_BEFORE = 10;
const MONTHS = 24;
const MONTHS_PER_TICK = 3;
/** Ticks that are closer to today than this are left out, in percent. */
const TICK_GAP = 7;

const formatMonth = createDateFormat({ month: "short", timeZone: "UTC" });
const formatMonthAndYear = createDateFormat({ month: "short", year: "numeric", timeZone: "UTC" });

const addMonths = (from: Date, months: number) =>
  new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));

/** Two years around today; `toPercent` places a time on it, and clamps what is outside. */
export const buildAxis = (now: Date) => {
  const start = addMonths(now, -MONTHS_BEFORE);
  const end = addMonths(start, MONTHS);
  const toPercent = (at: Date) => {
    const share = (at.getTime() - start.getTime()) / (end.getTime() - start.getTime());
    return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
  };
  const today = toPercent(now);
  const months = Array.from({ length: MONTHS }, (_, month) => addMonths(start, month)).filter(
    (month) => month.getUTCMonth() % MONTHS_PER_TICK === 0,
  );
  const ticks = months
    .map((month, index) => ({
      at: toPercent(month),
      text:
        index === 0 || month.getUTCMonth() === 0 ? formatMonthAndYear(month) : formatMonth(month),
    }))
    .filter(({ at }) => Math.abs(at - today) >= TICK_GAP);
  return { toPercent, today, ticks };
};

export type Axis = ReturnType<typeof buildAxis>;

/** A term on the axis, in percent; `used` is the share of it that is over. */
type Bar = { from: number; to: number; used: number; isPast: boolean };

const toBar = ({ valid_from, valid_until }: OwnMembership, axis: Axis, now: Date): Bar => {
  const from = axis.toPercent(new Date(valid_from));
  const to = axis.toPercent(new Date(valid_until));
  const isPast = new Date(valid_until) <= now;
  const over = Math.min(axis.today, to) - from;
  return { from, to, isPast, used: to > from ? Math.max(0, over / (to - from)) * 100 : 100 };
};

/** A kind of membership: its terms, and how it goes on. */
export type Lane = {
  kind: MembershipKind;
  name: string;
  detail: string;
  bars: Bar[];
  /** From the end of the term on, if it renews. */
  renewsFrom: number | null;
  /** At the end of the last bar: "renews 1 Mar 2027". */
  label: string;
  /** "Renews in 102 days", "Ended". */
  end: string;
  /** The membership that runs or is booked; null if it has ended. */
  current: OwnMembership | null;
};

const describeEnd = (current: OwnMembership, now: Date) => {
  const days = pluralize(current.membership_remaining_days, "day");
  if (new Date(current.valid_from) > now)
    return `Starts ${formatShortDay(new Date(current.valid_from))}`;
  return current.auto_renew ? `Renews in ${days}` : `Ends in ${days}`;
};

const describeTerms = ({ concurrent_jobs: slots, membership_fair_price: price }: OwnMembership) =>
  [slots !== null && pluralize(slots, "slot"), price !== null && `${formatPrice(price)} a month`]
    .filter(Boolean)
    .join(", ");

const buildLane = (terms: readonly OwnMembership[], axis: Axis, now: Date): Lane | null => {
  const last = terms.at(-1);
  if (!last) return null;
  const current = terms.findLast(({ valid_until }) => new Date(valid_until) > now) ?? null;
  const until = new Date(last.valid_until);
  const lastDay = formatShortDay(getLastDay(last.valid_until));
  return {
    kind: last.kind,
    name: (current ?? last).plan_name,
    detail: describeTerms(current ?? last),
    bars: terms.map((term) => toBar(term, axis, now)),
    renewsFrom: current?.auto_renew ? axis.toPercent(until) : null,
    label: !current
      ? `ended ${lastDay}`
      : current.auto_renew
        ? `renews ${formatShortDay(until)}`
        : `ends ${lastDay}`,
    end: current ? describeEnd(current, now) : "Ended",
    current,
  };
};

/** Builds a lane per kind of membership that a company has or had. Pure. */
export const buildLanes = (memberships: readonly OwnMembership[], axis: Axis, now: Date): Lane[] =>
  [...new Set(memberships.map(({ kind }) => kind))].flatMap((kind) => {
    const terms = memberships.filter((each) => each.kind === kind);
    return buildLane(terms, axis, now) ?? [];
  });
