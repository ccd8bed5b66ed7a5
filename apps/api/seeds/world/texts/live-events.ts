import { EVENT_TYPES, LIVE_EVENT_STATUSES } from "@devguild/schemas/constants/live-events";

const { ON_SITE, ONLINE, HYBRID, OWN_FORMAT } = EVENT_TYPES;
const { REGISTRATION, LIVE, RECORDING } = LIVE_EVENT_STATUSES;

export type EventText = {
  title: string;
  subtitle: string;
  about: readonly string[];
  season: 0 | 1;
  type: (typeof EVENT_TYPES)[keyof typeof EVENT_TYPES];
  status: (typeof LIVE_EVENT_STATUSES)[keyof typeof LIVE_EVENT_STATUSES];
  /** Days from now; it starts in the evening of its time zone. */
  inDays: number;
  timezone: string;
  venue?: string;
  capacity?: number;
  /** Whether all seats are taken. */
  isFull?: boolean;
  requiresLogin?: boolean;
  skills: readonly string[];
  talks: readonly (readonly [title: string, abstract: string])[];
};

export const SEASONS = [
  { label: "Season 1: Foundations", slug: "foundations" },
  { label: "Season 2: Load-bearing", slug: "load-bearing" },
] as const;

/** The demo's live events: four upcoming, two live, six recorded. */
export const LIVE_EVENT_TEXTS: readonly EventText[] = [
  {
    title: "Open Workshop: one slow query, six people, ninety minutes",
    subtitle: "We take a real query apart in front of you, and nobody has seen it before.",
    about: [
      "Somebody sent us a query that takes eleven seconds. Two guests read its plan aloud, you say in the chat what you would try, and we try it. What makes it slower is part of the evening.",
      "You need no database at home. If you bring one, there is a dump to load and a branch to break.",
    ],
    season: 1,
    type: OWN_FORMAT,
    status: LIVE,
    inDays: 0,
    timezone: "Europe/Vienna",
    skills: ["PostgreSQL", "Go"],
    talks: [
      [
        "Reading the plan aloud",
        "What each line of a query plan costs, and which one to look at first.",
      ],
      [
        "Three indexes, one of them wrong",
        "We add them one after the other and measure after each.",
      ],
      ["Your queries", "Two that were sent in beforehand, read the same way."],
    ],
  },
  {
    title: "Bridges that stand: services that outlive their authors",
    subtitle: "Three talks about software that has been running longer than anybody's contract.",
    about: [
      "Most of what runs today was written by people who have left. Three teams tell what they found when they opened the oldest service they own: which decisions carried it, which ones they wish were written down, and what they did not dare to touch.",
      "Come to the Arsenal in Vienna, where there is soup afterwards, or watch from home. Questions from both rooms count the same.",
    ],
    season: 1,
    type: HYBRID,
    status: REGISTRATION,
    inDays: 12,
    timezone: "Europe/Vienna",
    venue: "Arsenal, Objekt 7, 1030 Vienna",
    capacity: 60,
    skills: ["Java", "Go", "PostgreSQL"],
    talks: [
      [
        "The service nobody restarts",
        "A billing system from 2009, its one undocumented cron job, and the week it was allowed to stop.",
      ],
      [
        "Reading code as an archaeologist",
        "Layers, finds, and the discipline to leave things in the ground until they have been drawn.",
      ],
      [
        "What we wrote down this time",
        "Forty decisions on half a page each, and how many of them anybody has read since.",
      ],
    ],
  },
  {
    title: "The pager, unplugged",
    subtitle: "An evening about alerts that are allowed to sleep.",
    about: [
      "How many of last month's alerts did somebody act on? Bring the number, or an honest guess. Two on-call teams show theirs, with the rules they deleted and the one they had to bring back.",
    ],
    season: 1,
    type: ONLINE,
    status: REGISTRATION,
    inDays: 5,
    timezone: "Europe/Berlin",
    skills: ["Kubernetes", "Prometheus"],
    talks: [
      [
        "From four hundred rules to thirty-one",
        "Which questions an alert has to answer before it may wake anybody.",
      ],
      ["Handing over on a Tuesday", "A rota that people with children asked to join."],
    ],
  },
  {
    title: "Open Workshop: types at the edge",
    subtitle: "Parsing what strangers send you, live and with your examples.",
    about: [
      "An hour at one keyboard: we take the untyped border of a small service and move it outwards until nothing behind it has to guess. You vote on what comes next.",
    ],
    season: 1,
    type: OWN_FORMAT,
    status: REGISTRATION,
    inDays: 9,
    timezone: "Europe/Vienna",
    skills: ["TypeScript", "React"],
    talks: [
      ["Where does the guessing begin?", "We look for the first line that trusts its input."],
      ["Moving the border", "One schema at a time, with the tests running beside it."],
    ],
  },
  {
    title: "Rust for people with a deadline",
    subtitle: "A day on site in Copenhagen, with a desk for everybody.",
    about: [
      "No slides before lunch. You bring a small program in the language you use at work, and leave with the part of it that hurts rewritten and measured. Six people who do this for a living walk through the room.",
      "There are twenty-four desks, and no stream: it is a day for hands.",
    ],
    season: 1,
    type: ON_SITE,
    status: REGISTRATION,
    inDays: 26,
    timezone: "Europe/Copenhagen",
    venue: "Refshalevej 163A, 1432 Copenhagen",
    capacity: 24,
    isFull: true,
    skills: ["Rust"],
    talks: [
      ["What to rewrite, and what to leave", "Choosing the fifty lines that are worth a day."],
      ["Desks", "Work on your own program; somebody comes by every twenty minutes."],
      ["Before and after", "Five people show their numbers, the disappointing ones too."],
    ],
  },
  {
    title: "Accessible by Friday",
    subtitle: "One public form, one screen reader, one week's worth of fixes in an evening.",
    about: [
      "A colleague who uses a screen reader every day fills in a form that we thought was fine. We listen, fix what hurts first, and let her try again.",
    ],
    season: 1,
    type: ONLINE,
    status: LIVE,
    inDays: 0,
    timezone: "Europe/London",
    requiresLogin: true,
    skills: ["React", "TypeScript"],
    talks: [
      ["Listening first", "Twenty minutes without a word from anybody who wrote the form."],
      [
        "The five fixes",
        "In the order in which they helped, which was not the order we had guessed.",
      ],
    ],
  },
  {
    title: "Data contracts without the ceremony",
    subtitle: "Who owns a column, and how two teams found out without a meeting.",
    about: [
      "A contract can be a file of twelve lines and a check that fails a build. Two data teams show theirs, and what happened on the first day that it failed somebody else's.",
    ],
    season: 1,
    type: ONLINE,
    status: RECORDING,
    inDays: -18,
    timezone: "Europe/Amsterdam",
    skills: ["Python", "PostgreSQL"],
    talks: [
      ["Twelve lines", "What is in the file, and the forty things that are not."],
      [
        "The build that failed politely",
        "Who is told, how, and what they can do about it before lunch.",
      ],
    ],
  },
  {
    title: "Open Workshop: a queue from nothing",
    subtitle: "From an array to something that survives a power cut, in one evening.",
    about: [
      "We begin with an array in memory and pull the plug after every step. At the end there is a small queue that loses nothing, and a list of all the reasons not to use it.",
    ],
    season: 1,
    type: OWN_FORMAT,
    status: RECORDING,
    inDays: -33,
    timezone: "Europe/Vienna",
    skills: ["Go", "PostgreSQL"],
    talks: [
      ["An array and a power cut", "What is lost, and when we first notice."],
      ["At least once, at most once", "Choosing which of the two lies we can live with."],
    ],
  },
  {
    title: "Hiring without riddles",
    subtitle: "Three engineering leads open their interview guides.",
    about: [
      "What do you ask, what do you write down, and who decides? Three leads show the guide they use, the questions they dropped, and how long an answer takes to reach the person who waits for it.",
    ],
    season: 0,
    type: HYBRID,
    status: RECORDING,
    inDays: -140,
    timezone: "Europe/Berlin",
    venue: "Ohlauer Straße 43, 10999 Berlin",
    capacity: 80,
    requiresLogin: true,
    skills: ["Java", "Python"],
    talks: [
      ["A guide on one page", "Four questions, each with what a good answer may sound like."],
      ["Eight days from hello to offer", "What had to go so that the rest could be quick."],
    ],
  },
  {
    title: "Open Workshop: tests that say something",
    subtitle: "Renaming, deleting and writing tests until the report can be read aloud.",
    about: [
      'We take a suite of three hundred tests whose names all begin with "should", and turn it into a page that a new colleague could learn the product from.',
    ],
    season: 0,
    type: OWN_FORMAT,
    status: RECORDING,
    inDays: -168,
    timezone: "Europe/Vienna",
    skills: ["TypeScript", "Java"],
    talks: [
      ["Reading the report aloud", "It takes eleven minutes, and at minute four somebody laughs."],
      ["Deleting with care", "Which tests nobody would miss, and how to be sure."],
    ],
  },
  {
    title: "Kubernetes for the rest of us",
    subtitle: "What an application developer has to know, and what they may ignore with dignity.",
    about: [
      "Two platform engineers and two people who only want to ship draw the line between them, topic by topic. The audience moves it.",
    ],
    season: 0,
    type: ONLINE,
    status: RECORDING,
    inDays: -196,
    timezone: "Europe/Warsaw",
    skills: ["Kubernetes", "Docker"],
    talks: [
      ["The eight words", "Eight terms that everybody in the room should be able to explain."],
      ["The forty words", "And those that only one person in the room needs."],
    ],
  },
  {
    title: "Open Workshop: the smallest useful model",
    subtitle: "A classifier for support mail on one laptop, with its mistakes on the table.",
    about: [
      "Before anybody rents a graphics card: how far do two hundred labelled mails and an afternoon get us? We count the mistakes one by one and decide together which of them matter.",
    ],
    season: 0,
    type: OWN_FORMAT,
    status: RECORDING,
    inDays: -224,
    timezone: "Europe/Vienna",
    skills: ["Python"],
    talks: [
      ["Two hundred mails", "Labelling together, and arguing about the ones that fit nowhere."],
      ["Counting mistakes", "A table with names instead of a percentage."],
    ],
  },
];

/** Community partners' ads on an event's page. */
export const EVENT_ADS = [
  {
    title: "Lantern Books",
    body: "Printed books about software, chosen by people who write it. Members pay no postage.",
    url: "https://lantern-books.example",
    partner_name: "Lantern Books",
  },
  {
    title: "Quiet Desks",
    body: "A desk by the day in eleven cities, with a door that closes.",
    url: "https://quiet-desks.example",
    partner_name: "Quiet Desks",
  },
] as const;
