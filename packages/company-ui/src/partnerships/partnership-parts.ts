import type { PartnershipPart } from "@devguild/schemas/constants/partnerships";
import { createDayRangeFormat } from "@devguild/schemas/day-ranges";
import { createDateFormat, pluralize } from "@devguild/schemas/formats";
import type { Partnership } from "@devguild/schemas/partnerships";

import type { Audience } from "../candidates/audience.ts";

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

/** One part of a partnership: what is filled in, what is missing, and until when it can be changed. */
export type PartState = {
  part: PartnershipPart;
  state: "done" | "partly" | "open";
  /** Beside its name: "2/3", "2". Empty if there is nothing to count. */
  count: string;
  /** What is missing, as part of a sentence: "your cover". Empty if it is done. */
  missing: string;
  dueOn: string | null;
  /** Whether the company can no longer change it. */
  isPastDeadline: boolean;
  /** Whether the viewer can no longer change it. */
  closed: boolean;
  /** Whether it isn't done and due within 30 days. */
  isDueSoon: boolean;
};

const day = (text: string) => new Date(`${text}T00:00:00Z`);

/** Formats "15 December". */
export const formatDueDay = (dueOn: string) =>
  createDateFormat({ day: "numeric", month: "long", timeZone: "UTC" })(day(dueOn));

/** Formats "15 Dec". */
export const formatShortDueDay = (dueOn: string) =>
  createDateFormat({ day: "numeric", month: "short", timeZone: "UTC" })(day(dueOn));

/** Formats when an event takes place: "8–10 July 2027". */
export const formatEventDays = createDayRangeFormat("long");

/** Returns how many days there are until a day, as the calendar at the event counts them. */
export const countDaysUntil = (on: string, now: Date, timeZone: string) => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  return Math.round((day(on).getTime() - day(today).getTime()) / DAY_MS);
};

type Filled = { done: number; total: number; count?: string; missing: string };

const countMissing = (missing: number, noun: string, plural?: string) =>
  missing > 0 ? pluralize(missing, noun, plural) : "";

const joinWords = (words: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);

const fillCompany = (partnership: Partnership): Filled => {
  const missing = [
    partnership.company_congress_logo_url === null && "logo",
    partnership.company_congress_cover_url === null && "cover",
    partnership.company_introduction === "" && "introduction",
  ].filter((each) => each !== false);
  return {
    done: 3 - missing.length,
    total: 3,
    missing: missing.length > 0 ? `your ${joinWords(missing)}` : "",
  };
};

const fillPeople = ({ company_people: people, package: booked }: Partnership): Filled => {
  const hasContact = people.some(({ role }) => role === "contact");
  const left = booked.passes - people.length;
  const missing =
    left > 0
      ? countMissing(left, "more person", "more people")
      : hasContact
        ? ""
        : "a main contact";
  return {
    done: Math.min(people.length, booked.passes) - (left <= 0 && !hasContact ? 1 : 0),
    total: booked.passes,
    count: `${people.length}/${booked.passes}`,
    missing,
  };
};

const fillSessions = ({ sessions, package: { talks, workshops } }: Partnership): Filled => {
  const total = talks + workshops;
  return {
    done: sessions.length,
    total,
    count: `${sessions.length}/${total}`,
    missing: countMissing(total - sessions.length, "session"),
  };
};

const fillOne = (present: number, missing: string): Filled => ({
  done: Math.min(present, 1),
  total: 1,
  count: present > 0 ? String(present) : "",
  missing: present > 0 ? "" : missing,
});

const FILL: Record<PartnershipPart, (partnership: Partnership) => Filled> = {
  company: fillCompany,
  booth: ({ company_booth_number }) => ({
    ...fillOne(company_booth_number === null ? 0 : 1, "your booth number"),
    count: "",
  }),
  people: fillPeople,
  sessions: fillSessions,
  goodies: ({ company_goodies }) => fillOne(company_goodies.length, "your goodies"),
  activities: ({ company_booth_activities }) =>
    fillOne(company_booth_activities.length, "your booth activities"),
  links: ({ company_links }) => fillOne(company_links.length, "your links"),
};

const ORDER: readonly PartnershipPart[] = [
  "company",
  "booth",
  "people",
  "sessions",
  "activities",
  "goodies",
  "links",
];

const isOver = ({ event }: Pick<Partnership, "event">, now: Date) =>
  countDaysUntil(event.ends_on, now, event.timezone) < 0;

const isIncluded = (part: PartnershipPart, { package: booked }: Partnership) => {
  if (part === "booth" || part === "activities") return booked.has_booth;
  return part !== "sessions" || booked.talks + booked.workshops > 0;
};

/**
 * Lists the parts that a partnership's package includes, in the order of the screen. Pure.
 * Source: docs/product/event-partnerships.md.
 */
export const listParts = (
  partnership: Partnership,
  now: Date,
  audience: Audience = "company",
): PartState[] =>
  ORDER.filter((part) => isIncluded(part, partnership)).map((part) => {
    const { done, total, count = `${done}/${total}`, missing } = FILL[part](partnership);
    const deadline = partnership.deadlines.find((each) => each.part === part);
    const dueOn = deadline?.due_on ?? null;
    const isPastDeadline = isOver(partnership, now) || (deadline?.closed ?? false);
    const isDone = done >= total;
    return {
      part,
      state: isDone ? "done" : done > 0 ? "partly" : "open",
      count,
      missing: isDone ? "" : missing,
      dueOn,
      isPastDeadline,
      closed: isPastDeadline && audience === "company",
      isDueSoon:
        !isDone &&
        !isPastDeadline &&
        dueOn !== null &&
        countDaysUntil(dueOn, now, partnership.event.timezone) <= SOON_DAYS,
    };
  });

const things = (count: number) => pluralize(count, "thing");
const are = (count: number) => (count === 1 ? "is" : "are");

/** Says what is due next, as the heading of the screen, with the parts that it is about. Pure. */
export const describeParts = (
  { event }: Pick<Partnership, "event">,
  parts: readonly PartState[],
  now: Date,
): { heading: string; about: PartState[] } => {
  if (isOver({ event }, now)) return { heading: `${event.name} is over`, about: [] };
  const open = parts.filter(({ state, isPastDeadline }) => state !== "done" && !isPastDeadline);
  const [dueOn] = open.flatMap((part) => part.dueOn ?? []).toSorted();
  if (dueOn !== undefined) {
    const about = open.filter((part) => part.dueOn === dueOn);
    return {
      heading: `${things(about.length)} ${are(about.length)} due by ${formatDueDay(dueOn)}`,
      about,
    };
  }
  if (open.length > 0) return { heading: `${things(open.length)} left to fill in`, about: open };
  const missed = parts.filter(({ state }) => state !== "done");
  if (missed.length > 0)
    return {
      heading: `${things(missed.length)} ${missed.length === 1 ? "has" : "have"} passed the deadline`,
      about: missed,
    };
  return { heading: `Everything is ready for ${event.name}`, about: [] };
};

/** Puts what is missing into a sentence: "Your cover and 1 more person." Empty if nothing is. */
export const describeMissing = (about: readonly PartState[]) => {
  const words = joinWords(about.map(({ missing }) => missing));
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};
