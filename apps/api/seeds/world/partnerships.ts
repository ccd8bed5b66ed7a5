import type {
  eventPartnerships,
  partnershipDeadlines,
} from "../../src/modules/event-partnerships/event-partnerships.tables.ts";
import type {
  events,
  eventSessions,
  eventSessionSpeakers,
} from "../../src/modules/events/events.tables.ts";
import type {
  partnershipActivities,
  partnershipActivityPeople,
  partnershipGoodies,
  partnershipLeads,
  partnershipPeople,
  partnerships,
  partnershipSessions,
} from "../../src/modules/partnerships/partnerships.tables.ts";
import type { speakers } from "../../src/modules/speakers/speakers.tables.ts";
import { DAY_MS, MINUTE_MS } from "../../src/time.ts";
import type { Clock } from "./clock.ts";
import { ACTIVITIES, LEADS, PROGRAMME } from "./texts/partnerships.ts";

type Row<Table extends { $inferInsert: object }> = Table["$inferInsert"] & { id: number };
type EventRow = Row<typeof events>;
type PackageRow = Row<typeof eventPartnerships>;

const CONGRESS = "guild-congress";
// The congress is in winter, when Vienna is an hour ahead of UTC.
const ZONE_HOURS = 1;

/** How many days before an event each part is due. */
const DAYS_BEFORE = [
  ["booth", 84],
  ["company", 54],
  ["people", 54],
  ["sessions", 30],
  ["activities", 20],
  ["goodies", 20],
] as const;

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const at = (day: string, time: string, plusMinutes = 0) => {
  const hours = String(Number(time.slice(0, 2)) - ZONE_HOURS).padStart(2, "0");
  const start = Date.parse(`${day}T${hours}${time.slice(2)}:00Z`);
  return new Date(start + plusMinutes * MINUTE_MS);
};

const makeDeadlines = (
  offered: readonly EventRow[],
): (typeof partnershipDeadlines.$inferInsert)[] =>
  offered.flatMap(({ id, starts_on }) =>
    DAYS_BEFORE.map(([part, days]) => ({
      event_id: id,
      part,
      due_on: addDays(starts_on, -days),
    })),
  );

const makeProgramme = (
  event: EventRow,
  people: readonly Row<typeof speakers>[],
): {
  eventSessions: Row<typeof eventSessions>[];
  eventSessionSpeakers: (typeof eventSessionSpeakers.$inferInsert)[];
} => ({
  eventSessions: PROGRAMME.map(([kind, title, room, day, time, minutes], index) => ({
    id: index + 1,
    event_id: event.id,
    kind,
    title,
    room,
    starts_at: at(addDays(event.starts_on, day), time),
    ends_at: at(addDays(event.starts_on, day), time, minutes),
  })),
  eventSessionSpeakers: PROGRAMME.flatMap(([, , , , , , speaker], index) => {
    const id = people[speaker]?.id;
    return id === undefined ? [] : [{ session_id: index + 1, speaker_id: id }];
  }),
});

type Showcase = { id: number; logo_url?: string | null };

const makePeople = (speaker: Row<typeof speakers>): Row<typeof partnershipPeople>[] => {
  const [first = "", ...rest] = speaker.full_name.split(" ");
  const person = (
    id: number,
    partnership_id: number,
    [first_name, last_name, job_title, role]: readonly [
      string,
      string,
      string,
      "contact" | "booth_staff" | "speaker",
    ],
  ) => ({
    id,
    partnership_id,
    first_name,
    last_name,
    job_title,
    role,
    email: `${first_name}.${last_name}@tidewerk.example`.toLowerCase().replaceAll(" ", "-"),
  });
  return [
    {
      ...person(1, 1, [first, rest.join(" "), speaker.job_title ?? "", "speaker"]),
      image_url: speaker.portrait_url ?? null,
    },
    person(2, 1, ["Jule", "Hartmann", "Senior engineer", "booth_staff"]),
    { ...person(3, 1, ["Femi", "Adeyemi", "Head of talent", "contact"]), phone: "+49 40 5550 118" },
    person(4, 2, ["Jule", "Hartmann", "Senior engineer", "booth_staff"]),
    person(5, 2, ["Femi", "Adeyemi", "Head of talent", "contact"]),
  ];
};

const makeLeads = (past: EventRow): Row<typeof partnershipLeads>[] =>
  LEADS.map(([first_name, last_name, company_name, job_title, note], index) => ({
    id: index + 1,
    partnership_id: 2,
    first_name,
    last_name,
    company_name,
    job_title,
    note,
    email: `lead${index + 1}@visitors.example`,
    agreed_at: at(addDays(past.starts_on, index % 2), "10:00", index * 37),
  }));

type Sources = {
  showcase: Showcase;
  events: readonly EventRow[];
  packages: readonly PackageRow[];
  /** The congress that is over. */
  past: EventRow;
  /** Speakers; those of the showcase company first. */
  speakers: readonly Row<typeof speakers>[];
  clock: Clock;
};

/**
 * Creates the demo company's partnerships: one that it is preparing, with a part that is open and one
 * that has begun, and one that is over, with its leads. Also the programme and the deadlines.
 */
export const makePartnerships = ({
  showcase,
  events: upcoming,
  packages,
  past,
  speakers: people,
  clock,
}: Sources) => {
  const event = upcoming.find(({ slug }) => slug === CONGRESS);
  const host = packages.find(({ event_id, tier }) => event_id === event?.id && tier === "host");
  const [speaker] = people;
  if (!event || !host || !speaker) throw new Error("The congress has no host or no speakers.");
  const offered = new Set(packages.map(({ event_id }) => event_id));
  const pastPackage = {
    ...host,
    id: packages.length + 1,
    event_id: past.id,
    active: false,
    passes: 2,
    talks: 0,
    workshops: 0,
    name: "Exhibitor",
    tier: "exhibitor",
    price_cents: 640_000,
  } satisfies PackageRow;
  return {
    pastPackages: [pastPackage],
    partnershipDeadlines: makeDeadlines(upcoming.filter(({ id }) => offered.has(id))),
    ...makeProgramme(event, people),
    partnerships: [
      {
        id: 1,
        company_id: showcase.id,
        event_id: event.id,
        event_partnership_id: host.id,
        congress_logo_url: showcase.logo_url ?? null,
        booth_number: "B14",
        introduction:
          "Tidewerk writes the software that container terminals run on. Come and move a real crane at our booth: if you can load a vessel faster than our planner, dinner at the harbour is on us.",
        company_link_one: "https://tidewerk.example/jobs",
        company_link_one_title: "Open jobs",
        company_link_two: "https://tidewerk.example/planning",
        company_link_two_title: "How we plan a terminal",
        company_link_three: "https://github.com/tidewerk",
        company_link_three_title: "Our code",
        created_at: clock.daysAgo(54),
      },
      {
        id: 2,
        company_id: showcase.id,
        event_id: past.id,
        event_partnership_id: pastPackage.id,
        congress_logo_url: showcase.logo_url ?? null,
        booth_number: "A7",
        introduction: "Software for ports. Talk to us about Go, Kafka and very large cranes.",
        company_link_one: "https://tidewerk.example/jobs",
        company_link_one_title: "Open jobs",
        created_at: new Date(`${addDays(past.starts_on, -120)}T09:00:00Z`),
      },
    ] satisfies Row<typeof partnerships>[],
    partnershipPeople: makePeople(speaker),
    partnershipSessions: [2, 5].map((session_id) => ({
      partnership_id: 1,
      session_id,
    })) satisfies (typeof partnershipSessions.$inferInsert)[],
    partnershipGoodies: [
      {
        id: 1,
        partnership_id: 2,
        title: "Container bottle",
        description: "Steel, half a litre, in 6 colours",
        quantity: 400,
      },
    ] satisfies Row<typeof partnershipGoodies>[],
    partnershipActivities: [
      ...ACTIVITIES.map(({ title, description, day, from, to }, index) => ({
        id: index + 1,
        partnership_id: 1,
        title,
        description,
        location: "Booth B14",
        starts_at: at(addDays(event.starts_on, day), from),
        ends_at: at(addDays(event.starts_on, day), to),
      })),
      {
        id: ACTIVITIES.length + 1,
        partnership_id: 2,
        title: "Crane challenge",
        description: "Load a vessel faster than our planner.",
        location: "Booth A7",
        starts_at: at(past.starts_on, "10:00"),
        ends_at: at(past.starts_on, "12:00"),
      },
    ] satisfies Row<typeof partnershipActivities>[],
    partnershipActivityPeople: ACTIVITIES.flatMap(({ people: ids }, index) =>
      ids.map((person_id) => ({ activity_id: index + 1, person_id })),
    ) satisfies (typeof partnershipActivityPeople.$inferInsert)[],
    partnershipLeads: makeLeads(past),
  };
};
