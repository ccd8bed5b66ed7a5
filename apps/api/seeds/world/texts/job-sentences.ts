/** Sentences of job ads that fit any role. Words in braces come from the company, role and location. */

/** What a company does, for descriptions that start with a verb ("Finds leaks") and those that don't. */
export const ABOUT_WITH_VERB = [
  "{company} {about}",
  "{company} has an office in {city} and {about}",
  "Founded in {founded}, {company} {about}",
];
export const ABOUT_WITHOUT_VERB = [
  "{company} in one line: {about}",
  "New to {company}? Here’s the short version: {about}",
  "About {company}: {about}",
];
export const ABOUT_VERBS: ReadonlySet<string> = new Set([
  "Finds",
  "Turns",
  "Tells",
  "Runs",
  "Connects",
  "Plans",
  "Books",
  "Counts",
  "Learns",
  "Scans",
  "Shows",
  "Modernises",
  "Knows",
]);

export const COMPANY_SENTENCES = [
  "{company} has been doing this since {founded}.",
  "We’re {people} people in {city} and beyond.",
  "{company} started in {founded} with three people and a borrowed office; today {customers} customers rely on us.",
  "We’re {people} people, and {area} is a big part of what we do.",
  "{company} has built software for {users} since {founded}, and {customers} organisations use it.",
  "We’re {people} people who would rather talk to {users} than about them.",
  "{company} has {customers} customers in {countries} countries.",
  "You’d join a company founded in {founded} and owned by the people who work here and two patient investors.",
  "We grew by {growth}% last year, and {area} had a lot to do with it.",
  "What we promise is easy to say and hard to do: {users} can rely on their {things}.",
];

export const WORK_SENTENCES = [
  "As our next {role}, you’ll look after {system} with {count} colleagues.",
  "This is a new role: {system} has outgrown the team that built it.",
  "You’ll take over from a colleague who is moving to another team at {company} after {pair} years and will be around for questions.",
  "You’ll spend your first months on {system}; after that, we decide together what comes next.",
  "We’re hiring {aRole} because {things} have doubled in a year and {system} hasn’t kept up.",
  "You’ll work on {system}, and {users} will tell you how you’re doing.",
  "The role sits between {system} and {system2}, where most of our interesting problems are.",
  "You’ll own part of {system} by the end of your third month.",
  "You’ll use {skill} every day, mostly on {system}.",
  "There’s a backlog, but the first thing we want from you is questions about {system}.",
  "We’re building a second team for {area}, and you’d be its {nth} member.",
  "{area} is what {users} ask about most, and it needs the most help.",
];

export const TEAM_SENTENCES = [
  "The team is {count} engineers and a designer, with {users2} on speed dial.",
  "You’ll work with {count} people, and most have been here for more than {pair} years.",
  "We release {system} {releases} times a week and go home on time.",
  "Meetings for {area} take {hours} hours a week, and we guard that number.",
  "Changes to {system} are reviewed within {reviewhours} hours, and reviews are conversations.",
  "On {system}, we pair when it’s hard and leave each other alone when it isn’t.",
  "No one assigns tickets on the {area} team; we set a goal every {weeks} weeks.",
  "We come from {nationalities} countries, and you can hear it at lunch.",
  "Decisions about {system} are written down, with the name of the person who made them.",
  "Every {nth} Friday is for repairs, and {system} is better for it.",
  "Two of the {count} people on the team changed careers to get here, and we’re glad they did.",
  "We have one backlog for {system}, short enough to read aloud.",
  "You’ll have a mentor for {weeks} weeks, and {system} running on your laptop on day one.",
  "No one owns code alone: {system} has at least {pair} people who know it well.",
];

export const REASON_HEADINGS = [
  "Why now",
  "The job",
  "Where you come in",
  "About the work",
  "The role",
  "About the role",
  "What’s ahead",
  "Your part in it",
  "Why we’re hiring",
  "What we need",
  "In short",
  "Day to day",
];

export const GENERAL_REQUIREMENTS = [
  "{years} years with {main}, or fewer and a good story.",
  "You’ve worked with {skill} and {other}, one of them for {years} years.",
  "You’re curious how {users} spend their day.",
  "Hands-on experience with {main}: {years} years, mostly on one product.",
  "No one knows {skill}, {other} and the world of {things} equally well; two out of three is plenty.",
  "After your first quarter, you can explain {things} to a new colleague.",
  "{bonus} is a plus; if it’s new to you, we’ll teach you.",
  "You write so clearly that {users} don’t have to call.",
  "You’d rather ask {users} than assume.",
  "Experience in {industry} is a bonus; respect for it isn’t optional.",
  "If you’re strong in {main} but new to {bonus}, apply anyway.",
  "You’ve worked on something like {system} before, or always wanted to.",
];

export const LANGUAGE_REQUIREMENTS = [
  "{language} good enough to discuss {things}.",
  "Good {language}: it’s what we speak with {users}.",
  "You’re comfortable in {language}; code and docs are in English.",
  "{language}, spoken and written, for day-to-day work on {area}.",
  "We work in {language}, and no one minds an accent.",
  "Enough {language} to keep up with {users} when they talk fast.",
];

export const HYBRID_SENTENCES = [
  "{officedays} days a week in {cities}, the rest wherever you work best.",
  "We meet in {cities} on {weekday}s; the rest of the week is up to you.",
  "Hybrid means {officedays} days a week at the {cities} office, chosen with your team.",
];
export const ON_SITE_SENTENCES = [
  "The work happens in {cities}, close to {system} and the people who use it.",
  "You’ll work on site in {cities}, next to the people you build with.",
  "This role is on site in {cities}, {walk} minutes on foot from the station.",
];
export const REMOTE_OR_OFFICE_SENTENCES = [
  "Work at the {cities} office, from anywhere in {remote}, or switch between the two.",
  "Fully remote is fine anywhere in {remote}, and there’s a desk for you in {cities}.",
  "Some of us come to the office in {cities}, others work from all over {remote}; both are normal here.",
];
export const REMOTE_SENTENCES = [
  "You can work from anywhere in {remote}; we meet {meetings} a year in {city}.",
  "Remote is normal here: people all over {remote} work from home, and documents come before meetings.",
  "Your desk can be anywhere in {remote}, with €{desk} to set it up.",
  "Fully remote across {remote}, with {overlap} hours of overlap a day.",
];

export const HIRING_SENTENCES = [
  "Two conversations, one paid half-day on {system}, and an answer within {answerdays} days.",
  "You’ll talk to {pair} people you’d work with, and hear from us within {answerdays} days.",
  "The {area} team reads every application and replies within {answerdays} working days.",
  "No puzzles: bring some code or a story about {things}, and we’ll talk about it for {callminutes} minutes.",
  "First a {callminutes}-minute call, then an afternoon with the {area} team, then an offer or a reason.",
  "A cover letter is optional; three lines about {skill} tell us more.",
];

/** What an ad must offer for a benefit to make sense. */
export type Need = "office" | "work from home" | "full time" | "small company";

/** Benefits by kind. A company has one value per kind; each ad may word it differently. */
export const BENEFITS: readonly {
  values: readonly (number | string)[];
  wordings: readonly string[];
  needs?: Need;
}[] = [
  {
    values: [27, 28, 29, 30, 31, 32, 33],
    wordings: [
      "{v} days off a year, and we check that you take them.",
      "{v} days of holiday, plus the days between Christmas and New Year.",
      "{v} days of paid leave, and you can carry them over.",
    ],
  },
  {
    values: ["1,000", "1,200", "1,500", "1,800", "2,000", "2,500", "3,000"],
    wordings: [
      "€{v} a year to learn what you choose.",
      "€{v} learning budget, no approval needed.",
      "€{v} a year for books, courses and conferences, on {skill} or anything else.",
    ],
  },
  {
    needs: "full time",
    values: [32, 35, 36, 37, 38, 39],
    wordings: [
      "{v}-hour week, and we mean it.",
      "{v} hours a week; overtime is rare and paid back in time off.",
      "Full time is {v} hours, and you can go part time from day one.",
    ],
  },
  {
    values: ["your choice of laptop", "a laptop you pick yourself", "Linux, macOS or Windows"],
    wordings: ["The hardware you need for {system}: {v}.", "Good tools: {v}, and a second screen."],
  },
  {
    needs: "office",
    values: [40, 50, 60, 70, 80, 100],
    wordings: [
      "€{v} a month for public transport or your bike.",
      "€{v} towards your monthly travel pass.",
      "€{v} monthly mobility budget: train, bike or a new pair of shoes.",
    ],
  },
  {
    needs: "work from home",
    values: [2, 3, 4, 6],
    wordings: [
      "Work from elsewhere in Europe for up to {v} weeks a year.",
      "Up to {v} weeks a year abroad with your laptop; we sort out the taxes.",
    ],
  },
  {
    values: [3, 4, 5, 6, 7, 8],
    wordings: [
      "{v}% pension contribution on top of your salary.",
      "Company pension: we add {v}% of your salary.",
    ],
  },
  {
    values: [12, 14, 16, 18, 20, 24],
    wordings: [
      "{v} weeks of fully paid parental leave, for every parent.",
      "New parents get {v} weeks at full pay, whoever gave birth.",
    ],
  },
  {
    needs: "full time",
    values: ["June to August", "May to July", "July and August", "November to January"],
    wordings: ["Four-day weeks at full pay, {v}.", "Fridays off for everyone, {v}."],
  },
  {
    values: [
      "salary bands that everyone can see",
      "the same pay for the same level, wherever you live",
      "published bands, reviewed every March",
    ],
    wordings: ["Open pay: {v}.", "No haggling at {company}: {v}."],
  },
  {
    values: ["one paid day", "two paid days", "three paid days"],
    wordings: [
      "{v} a year for a good cause of your choice.",
      "{v} a year to volunteer, or to spend with {users}.",
    ],
  },
  {
    needs: "office",
    values: [
      "soup on Wednesdays",
      "a chef three days a week",
      "breakfast on Mondays",
      "fresh fruit every day",
      "coffee from the roaster around the corner",
    ],
    wordings: ["At the {city} office: {v}.", "Small things that matter: {v}."],
  },
  {
    values: ["after two years", "after three years", "after four years", "after five years"],
    wordings: ["Four-week paid sabbatical {v}.", "A paid month off {v}, no reason needed."],
  },
  {
    needs: "small company",
    values: ["0.1", "0.2", "0.3"],
    wordings: [
      "Equity: about {v}% of {company}, explained in plain words.",
      "Options worth about {v}% of {company}, with ten years to exercise them.",
    ],
  },
  {
    values: ["dental included", "family included", "from day one"],
    wordings: ["Private health insurance, {v}.", "Health cover, {v}."],
  },
  {
    values: ["climbing", "swimming", "rowing", "yoga", "football on Thursdays"],
    wordings: ["Sport with colleagues, on us: {v}.", "We pay for sport; {v} is the favourite."],
  },
  {
    values: [8, 10, 12, 15, 20],
    wordings: [
      "{v}% of your time for the open source that {system} depends on.",
      "{v}% of your time for fixing what bothers you in {system}.",
    ],
  },
  {
    values: ["one hour", "two hours", "three hours"],
    wordings: [
      "Classes in {localLanguage} during work hours, {v} a week.",
      "{v} of classes in {localLanguage} a week, on us.",
    ],
  },
  {
    needs: "office",
    values: ["€1,500", "€2,000", "€3,000", "€4,000", "one month’s rent"],
    wordings: [
      "Relocation support: {v}, plus help with the paperwork.",
      "If you move to {cities}: {v} towards the move, and we cover your visa.",
    ],
  },
  {
    values: ["with a day off after a rough night", "with extra pay for every call"],
    wordings: [
      "Paid on-call for {system}, {v}.",
      "On-call at {company} is voluntary and paid, {v}.",
    ],
  },
  {
    values: ["no meetings before ten", "no meetings on Wednesdays", "no meetings after four"],
    wordings: ["Focus time at {company}: {v}.", "Focus time for the {area} team: {v}."],
  },
  {
    values: ["a sick child", "a delivery", "a parent’s appointment", "the first snow"],
    wordings: [
      "Flexible hours on the {area} team: {v} is reason enough to be elsewhere.",
      "Flexible hours, no questions asked: {v} is reason enough.",
    ],
  },
  {
    values: [
      "in Lisbon",
      "in Trieste",
      "in Ljubljana",
      "on the Baltic coast",
      "at a hut in the Alps",
      "in Gdańsk",
      "in Bergen",
    ],
    wordings: [
      "Once a year, all of {company} meets up, last time {v}.",
      "A week away each year with the {area} team, last time {v}.",
    ],
  },
  {
    needs: "office",
    values: [
      "dogs welcome",
      "two resident cats",
      "piano in the lounge",
      "workshop with a lathe",
      "roof terrace",
    ],
    wordings: ["{v} at the {city} office.", "{v}."],
  },
  {
    values: ["conference", "meetup", "trade fair"],
    wordings: [
      "One {v} a year, travel included, and more if you speak about {things}.",
      "One {v} of your choice a year; just bring back a summary.",
    ],
  },
  {
    needs: "full time",
    values: [70, 80, 90],
    wordings: ["{v}% contracts welcome, for leads too.", "{v}% contracts welcome."],
  },
];
