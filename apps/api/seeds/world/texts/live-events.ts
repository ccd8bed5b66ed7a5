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
    subtitle: "We take a real query apart live, and no one has seen it before.",
    about: [
      "Someone sent us a query that takes eleven seconds. Two guests read its plan aloud, you say in the chat what you’d try, and we try it, even if it makes things worse.",
      "You don’t need a database at home. If you have one, we’ll give you a dump to load and a branch to break.",
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
      ["Three indexes, one of them wrong", "We add them one by one and measure after each."],
      ["Your queries", "Two queries you sent in, read the same way."],
    ],
  },
  {
    title: "Bridges that stand: services that outlive their authors",
    subtitle: "Three talks about software that has outlasted everyone who wrote it.",
    about: [
      "Most of what runs today was written by people who have left. Three teams share what they found when they opened the oldest service they own: which decisions held up, which ones they wish had been written down, and what they didn’t dare touch.",
      "Join us at the Arsenal in Vienna, with soup afterwards, or watch from home. We take questions from both.",
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
        "Layers, finds, and the discipline to leave things in the ground until you’ve drawn them.",
      ],
      [
        "What we wrote down this time",
        "Forty decisions on half a page each, and how many of them anyone has read since.",
      ],
    ],
  },
  {
    title: "The pager, unplugged",
    subtitle: "An evening about alerts that let you sleep.",
    about: [
      "How many of last month’s alerts did anyone act on? Bring the number, or an honest guess. Two on-call teams share theirs, along with the rules they deleted and the one they had to bring back.",
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
        "What an alert has to answer before it’s allowed to wake anyone.",
      ],
      ["Handing over on a Tuesday", "A rota that even people with small children asked to join."],
    ],
  },
  {
    title: "Open Workshop: types at the edge",
    subtitle: "Parsing untrusted input, live and with your examples.",
    about: [
      "An hour at one keyboard: we take the untyped edge of a small service and push it outwards until nothing behind it has to guess. You vote on what we do next.",
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
    subtitle: "A day on site in Copenhagen, with a desk for everyone.",
    about: [
      "No slides before lunch. Bring a small program in the language you use at work, and leave with the painful part rewritten and measured. Six people who do this for a living will be there to help.",
      "There are 24 desks and no stream: this one is hands-on.",
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
      [
        "What to rewrite, and what to leave",
        "Choosing the fifty lines that are worth a day’s work.",
      ],
      ["Desks", "Work on your own program; someone comes by every twenty minutes."],
      ["Before and after", "Five people show their numbers, including the disappointing ones."],
    ],
  },
  {
    title: "Accessible by Friday",
    subtitle: "One public form, one screen reader, a week’s worth of fixes in an evening.",
    about: [
      "A colleague who uses a screen reader every day fills in a form we thought was fine. We listen, fix the worst problems first, and she tries again.",
    ],
    season: 1,
    type: ONLINE,
    status: LIVE,
    inDays: 0,
    timezone: "Europe/London",
    requiresLogin: true,
    skills: ["React", "TypeScript"],
    talks: [
      ["Listening first", "Twenty minutes without a word from anyone who built the form."],
      ["The five fixes", "In the order they helped, which wasn’t the order we’d guessed."],
    ],
  },
  {
    title: "Data contracts without the ceremony",
    subtitle: "Who owns a column, and how two teams found out without a meeting.",
    about: [
      "A contract can be a twelve-line file and a check that fails a build. Two data teams show theirs, and what happened the first time it failed someone else’s build.",
    ],
    season: 1,
    type: ONLINE,
    status: RECORDING,
    inDays: -18,
    timezone: "Europe/Amsterdam",
    skills: ["Python", "PostgreSQL"],
    talks: [
      ["Twelve lines", "What’s in the file, and the forty things that aren’t."],
      [
        "The build that failed politely",
        "Who gets notified, how, and what they can do about it before lunch.",
      ],
    ],
  },
  {
    title: "Open Workshop: a queue from nothing",
    subtitle: "From an array to something that survives a power cut, in one evening.",
    about: [
      "We start with an array in memory and pull the plug after every step. By the end we have a small queue that loses nothing, and a list of reasons not to use it.",
    ],
    season: 1,
    type: OWN_FORMAT,
    status: RECORDING,
    inDays: -33,
    timezone: "Europe/Vienna",
    skills: ["Go", "PostgreSQL"],
    talks: [
      ["An array and a power cut", "What gets lost, and when we notice."],
      ["At least once, at most once", "Choosing which of the two lies we can live with."],
    ],
  },
  {
    title: "Hiring without riddles",
    subtitle: "Three engineering leads open their interview guides.",
    about: [
      "What do you ask, what do you write down, and who decides? Three leads show the guide they use, the questions they dropped, and how long candidates wait for an answer.",
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
      ["A guide on one page", "Four questions, each with what a good answer might sound like."],
      ["Eight days from hello to offer", "What we had to drop to make the rest fast."],
    ],
  },
  {
    title: "Open Workshop: tests that say something",
    subtitle: "Renaming, deleting and writing tests until the report can be read aloud.",
    about: [
      'We take three hundred tests whose names all start with "should", and turn them into a page that could teach a new colleague the product.',
    ],
    season: 0,
    type: OWN_FORMAT,
    status: RECORDING,
    inDays: -168,
    timezone: "Europe/Vienna",
    skills: ["TypeScript", "Java"],
    talks: [
      ["Reading the report aloud", "It takes eleven minutes, and in minute four someone laughs."],
      ["Deleting with care", "Which tests no one would miss, and how to be sure."],
    ],
  },
  {
    title: "Kubernetes for the rest of us",
    subtitle: "What application developers need to know, and what they can safely ignore.",
    about: [
      "Two platform engineers and two people who just want to ship draw the line between them, topic by topic. The audience moves it.",
    ],
    season: 0,
    type: ONLINE,
    status: RECORDING,
    inDays: -196,
    timezone: "Europe/Warsaw",
    skills: ["Kubernetes", "Docker"],
    talks: [
      ["The eight words", "Eight terms everyone in the room should be able to explain."],
      ["The forty words", "And the ones only one person in the room needs."],
    ],
  },
  {
    title: "Open Workshop: the smallest useful model",
    subtitle: "A classifier for support emails on one laptop, mistakes and all.",
    about: [
      "Before anyone rents a GPU: how far can we get with two hundred labelled emails and an afternoon? We count the mistakes one by one and decide together which ones matter.",
    ],
    season: 0,
    type: OWN_FORMAT,
    status: RECORDING,
    inDays: -224,
    timezone: "Europe/Vienna",
    skills: ["Python"],
    talks: [
      [
        "Two hundred emails",
        "Labelling together, and arguing about the ones that don’t fit anywhere.",
      ],
      ["Counting mistakes", "A table with names instead of a percentage."],
    ],
  },
];

/** Community partners' ads on an event's page. */
export const EVENT_ADS = [
  {
    title: "Lantern Books",
    body: "Printed books about software, chosen by people who write it. Free shipping for members.",
    url: "https://lantern-books.example",
    partner_name: "Lantern Books",
  },
  {
    title: "Quiet Desks",
    body: "Desks by the day in eleven cities, with a door you can close.",
    url: "https://quiet-desks.example",
    partner_name: "Quiet Desks",
  },
] as const;
