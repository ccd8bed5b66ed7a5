/** Sentences of job ads that fit any role. Words in braces come from the company, role and location. */

/** What a company does, for descriptions that start with a verb ("Finds leaks") and those that don't. */
export const ABOUT_WITH_VERB = [
  "{company} {about}",
  "{company}, with its home in {city}, {about}",
  "Since {founded}, {company} {about}",
];
export const ABOUT_WITHOUT_VERB = [
  "{company}: {about}",
  "If you have not heard of {company}: {about}",
  "{company} is known for one thing: {about}",
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
  "{company} has been at it since {founded}, from {city}.",
  "We are {company}, {people} people in {city} and elsewhere.",
  "{company} started in {founded} with three people and a borrowed office; today {customers} customers rely on it.",
  "At {company} in {city}, {people} people look after {area} and the rest of the product.",
  "Since {founded}, {company} has built software for {users}, and {customers} organisations use it.",
  "{company} is {people} people who would rather talk to {users} than about them.",
  "From {city}, {company} serves {customers} customers in {countries} countries.",
  "You would join {company}, founded in {founded} and owned by the people who work here and two patient investors.",
  "{company} grew by {growth} per cent last year, and {area} carries most of it.",
  "What {company} sells is simple to say and hard to do: {users} can rely on {things}.",
];

export const WORK_SENTENCES = [
  "As our next {role}, you look after {system} together with {count} colleagues.",
  "This {role} position is new: {system} has outgrown the people who built it.",
  "You follow a colleague who moves to another team after {years} years, and stays within shouting distance.",
  "Your first months belong to {system}; after that we choose together what comes next.",
  "We look for {aRole} because {things} have doubled in a year and {system} has not.",
  "In this role you work on {system}, with {users} as your nearest critics.",
  "The work sits between {system} and {system2}, where most of our interesting problems live.",
  "You will own a part of {system} by the end of your third month.",
  "{skill} is what most of {system} is built on, and we mean to keep it that way.",
  "There is a backlog, but the first thing we want from you is your questions about {system}.",
  "We are putting together a second team for {area}, and you would be its {nth} member.",
  "{area} is the part of the product that {users} ask about most, and it has had the fewest hands.",
];

export const TEAM_SENTENCES = [
  "The team is {count} engineers, a designer and {users2} on speed dial.",
  "You work with {count} people, most of whom have been at {company} for more than {years} years.",
  "We release {system} {releases} times a week and go home on time.",
  "Meetings for {area} fit into {hours} hours a week, and {company} protects that number.",
  "Changes to {system} are reviewed within {reviewhours} hours, and reviews are conversations.",
  "On {system} we pair when it is hard, and leave each other alone when it is not.",
  "The {area} team has no manager who assigns tickets; it has a goal for {weeks} weeks at a time.",
  "{nationalities} nationalities share {company}'s kitchen, and its language is English with accents.",
  "Decisions about {system} are written down, with the name of the person who will answer for them.",
  "Every {nth} Friday is free for repairs, and {system} is better for it.",
  "Two of the {count} people in the team changed careers to get here; we are glad that they did.",
  "We keep one list of work for {system}, short enough to read aloud.",
  "You get a mentor for {weeks} weeks, and {system} on your own laptop on day one.",
  "Nobody here owns code alone: {system} is known by at least {pair} people.",
];

export const REASON_HEADINGS = [
  "Why now",
  "The team",
  "Where you come in",
  "About the work",
  "What this is about",
  "The position",
  "What is ahead",
  "Your part in it",
  "How we work",
  "The task",
  "In short",
  "Day to day",
];

export const GENERAL_REQUIREMENTS = [
  "Some {years} years of experience with {skill}, or fewer and a good story.",
  "You have worked with {skill} and with {other}, at least one of them for {years} years.",
  "You are curious how {users} spend their day.",
  "{skill}: at least {years} years, most of them in one product rather than in many.",
  "Nobody knows all of {skill}, {other} and the business of {things}; two of the three are plenty.",
  "You can explain {things} to a new colleague after your first quarter.",
  "{other} is welcome; at {company} we also teach it.",
  "A way of writing that spares {users} a phone call.",
  "You would rather ask {users} than assume.",
  "Experience with {industry} is a bonus, respect for it is not optional.",
  "If {skill} is your strong side and {other} is not yet, apply all the same.",
  "You have seen something like {system} before, or always wanted to.",
];

export const LANGUAGE_REQUIREMENTS = [
  "{language} at a level that carries a discussion about {things}.",
  "Good {language}: it is what we speak with {users}.",
  "You are at ease in {language}; code and documents are in English.",
  "{language}, spoken and written, for everyday work in {area}.",
  "We work in {language}, and nobody minds an accent.",
  "Enough {language} to follow {users} when they talk quickly.",
];

export const HYBRID_SENTENCES = [
  "{officedays} days a week in {city}, the others wherever you think best.",
  "We meet in {city} on {weekday}s; the rest of the week is up to you.",
  "Hybrid means {officedays} days at the office in {city}, chosen with your team.",
];
export const ON_SITE_SENTENCES = [
  "The work happens in {city}, close to {system} and the people who use it.",
  "You work on site in {city}, and the commute is paid for.",
  "This one is on site: in {city} you are {walk} minutes' walk from the station.",
];
export const REMOTE_SENTENCES = [
  "You can work from anywhere in {remote}; we meet {meetings} times a year in {city}.",
  "Remote is normal here: people in {remote} work from home, and documents come before meetings.",
  "Your desk can stand anywhere in {remote}, with a budget of €{desk} for what stands on it.",
  "Fully remote within {remote}, with an overlap of {overlap} hours a day.",
];

export const HIRING_SENTENCES = [
  "Two conversations, one paid half-day on {system}, and an answer within {answerdays} days.",
  "You talk to {count} people, all of whom you would work with, and hear from us within {answerdays} days.",
  "At {company}, the {area} team reads every application itself and answers within {answerdays} working days.",
  "There is no puzzle: you bring code or a story about {things}, and we talk about it for {minutes} minutes.",
  "First a call of {minutes} minutes, then an afternoon with the {area} team, then a contract or a reason.",
  "A cover letter is welcome and not needed; three lines about {skill} tell us more.",
];

/** Benefits by kind. A company has one value per kind; each ad may word it differently. */
export const BENEFITS: readonly {
  values: readonly (number | string)[];
  wordings: readonly string[];
}[] = [
  {
    values: [27, 28, 29, 30, 31, 32, 33],
    wordings: [
      "{v} days off, and we ask you in August whether you have taken them.",
      "{v} days of holiday a year, plus the days between the years, when {company} is closed.",
      "{v} days of paid leave; {company} lets you carry them over and frowns a little.",
    ],
  },
  {
    values: ["1,000", "1,200", "1,500", "1,800", "2,000", "2,500", "3,000"],
    wordings: [
      "€{v} a year to learn what you choose.",
      "A learning budget of €{v}, which people at {company} spend without asking.",
      "€{v} a year for books, courses and conferences, on {skill} or on anything else.",
    ],
  },
  {
    values: [32, 35, 36, 37, 38, 39],
    wordings: [
      "A working week of {v} hours, and we count honestly.",
      "{v} hours a week; overtime is rare at {company} and is paid back in time.",
      "Full time means {v} hours at {company}, and part time is possible from the first day.",
    ],
  },
  {
    values: ["your choice of machine", "a laptop that you choose", "Linux, macOS or Windows"],
    wordings: [
      "The equipment that {system} asks for, with {v}.",
      "Good tools at {company}: {v}, and a screen at home as well.",
    ],
  },
  {
    values: [40, 50, 60, 70, 80, 100],
    wordings: [
      "€{v} a month for public transport or a bicycle, in {city} and elsewhere.",
      "{company} pays €{v} of your monthly ticket.",
      "A mobility budget of €{v} a month: train, bike or a new pair of shoes.",
    ],
  },
  {
    values: [2, 3, 4, 6],
    wordings: [
      "{v} weeks a year working from another country in Europe.",
      "Up to {v} weeks abroad a year with your laptop, taxes sorted out by {company}.",
    ],
  },
  {
    values: [3, 4, 5, 6, 7, 8],
    wordings: [
      "{v} per cent of your salary into a pension, on top.",
      "A pension plan to which {company} adds {v} per cent.",
    ],
  },
  {
    values: [12, 14, 16, 18, 20, 24],
    wordings: [
      "{v} weeks of fully paid parental leave, for every parent.",
      "Parents at {company} get {v} weeks at full pay, whoever gave birth.",
    ],
  },
  {
    values: ["June to August", "May to July", "July and August", "November to January"],
    wordings: [
      "Four-day weeks from {v}, at full pay.",
      "From {v}, Fridays are off for everybody at {company}.",
    ],
  },
  {
    values: [
      "salary bands that everybody can read",
      "the same pay for the same level, in every office",
      "salaries reviewed each March",
    ],
    wordings: ["Open pay at {company}: {v}.", "No haggling at {company}: {v}."],
  },
  {
    values: [1, 2, 3],
    wordings: [
      "{v} paid days a year for something good that is not us.",
      "Volunteering, {v} days paid; some of us spend them with {users}.",
    ],
  },
  {
    values: [
      "soup on Wednesdays",
      "a cook three days a week",
      "breakfast on Mondays",
      "fruit, and somebody who waters the plants",
      "coffee from a roaster around the corner",
    ],
    wordings: ["In the office in {city}: {v}.", "Small things that matter at {company}: {v}."],
  },
  {
    values: ["after two years", "after three years", "after four years", "after five years"],
    wordings: [
      "Four weeks of sabbatical {v} at {company}.",
      "A paid month off {v}, no reason needed.",
    ],
  },
  {
    values: ["0.1", "0.2", "0.3"],
    wordings: [
      "Shares in {company}: about {v} per cent, explained by somebody who owns some.",
      "Options worth about {v} per cent of {company}, with ten years to use them.",
    ],
  },
  {
    values: ["a dentist included", "for the family as well", "from the first day"],
    wordings: ["Private health insurance through {company}, {v}.", "Health cover in {city}, {v}."],
  },
  {
    values: [
      "a climbing hall",
      "a swimming pool",
      "a rowing club",
      "a yoga studio",
      "a football pitch on Thursdays",
    ],
    wordings: ["Sport with colleagues in {city}: {v}.", "{company} pays for sport: {v}."],
  },
  {
    values: [8, 10, 12, 15, 20],
    wordings: [
      "{v} per cent of your time for open source that {system} depends on.",
      "{v} per cent of your time for repairs to {system}, without asking.",
    ],
  },
  {
    values: ["German", "Dutch", "French", "Spanish", "Polish", "Swedish", "any language"],
    wordings: [
      "Lessons in {v}, during working hours.",
      "Two hours of {v} a week, paid for by {company}.",
    ],
  },
  {
    values: ["€1,500", "€2,000", "€3,000", "€4,000", "one month's rent"],
    wordings: [
      "Help with moving: {v}, and a person who fills in forms with you.",
      "If you relocate to {city}: {v} towards the move, and the visa on us.",
    ],
  },
  {
    values: ["every second", "every third"],
    wordings: [
      "Paid on-call for {system}: {v} night is off duty, and the day after is free.",
      "On-call at {company} is voluntary and paid, and {v} shift is somebody else's by rule.",
    ],
  },
  {
    values: ["no meetings before ten", "no meetings on Wednesdays", "no meetings after four"],
    wordings: ["Quiet hours at {company}: {v}.", "A rule of the {area} team that holds: {v}."],
  },
  {
    values: ["a child's fever", "a delivery", "a parent's appointment", "the first snow"],
    wordings: [
      "Flexible hours in {area}; {v} is a good reason to be elsewhere.",
      "Nobody at {company} counts hours when {v} needs you.",
    ],
  },
  {
    values: [
      "Lisbon",
      "Trieste",
      "Ljubljana",
      "the Baltic coast",
      "a hut in the Alps",
      "Gdańsk",
      "Bergen",
    ],
    wordings: [
      "Once a year all of {company} meets in {v}.",
      "A week together each year with the {area} team, last time in {v}.",
    ],
  },
  {
    values: [
      "dogs",
      "two cats who came with the lease",
      "a piano",
      "a workshop with a lathe",
      "a roof terrace",
    ],
    wordings: [
      "The office in {city} has {v}, and room to think.",
      "Also in {company}'s office: {v}.",
    ],
  },
  {
    values: ["conference", "meetup", "trade fair"],
    wordings: [
      "One {v} a year, with travel, more if you speak about {things}.",
      "{company} sends you to a {v} each year and asks only for a summary.",
    ],
  },
  {
    values: [70, 80, 90],
    wordings: [
      "Part time is welcome at {company}: a {v} per cent contract is fine, for leads too.",
      "A contract of {v} per cent works for {company}, if it does for you.",
    ],
  },
];
