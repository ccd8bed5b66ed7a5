/** Sentences of ads for internships, freelancers and part-timers. Words in braces are filled in. */

export const INTERN_WORK = [
  "This is {aMonths}-month internship, and you’ll spend it on {system}.",
  "For {months} months you’ll sit next to the people who build {system}, and build some of it yourself.",
  "You’ll get a real problem with {things}, a mentor, and {months} months.",
  "As {aRole}, you’ll work on {system} with a mentor from the {area} team.",
  "Our last intern left behind a part of {system} that {users} use every day.",
];
export const INTERN_TASKS = [
  "Pair with your mentor on {system} until you can ship small changes alone.",
  "Fix the small bugs that annoy {users}, and see each fix go live the same week.",
  "Write the tests that {system} is missing.",
  "Build a small tool for {things}, from the first sketch to the demo.",
  "Spend a day with {users}, and write down what slowed them down.",
  "Learn {skill} the way we use it, in reviews that explain why.",
  "Correct the setup guide as you follow it: no one is better placed to test it.",
  "At the end, show everyone at {company} what you’ve built.",
];
export const INTERN_TERMS = [
  "You’re studying or retraining, or have just finished.",
  "You have {months} months, full time or close to it.",
  "You ask questions early, and write down the answers.",
];
export const INTERN_SKILLS = [
  "You’ve built something with {skill}, at university or for fun.",
  "You’ve tried {main}; you can learn {bonus} here.",
  "A link to something you’ve built is worth more than grades.",
  "You’ve read code that someone else wrote, and understood most of it.",
];
export const INTERN_OFFERS = [
  "A mentor with time for you every day.",
  "A project of your own that goes live.",
  "The same pay for every intern, from day one.",
  "Working hours that bend around your exams.",
  "A reference that says what you actually did.",
  "Two days off a month, and no on-call.",
  "A job offer at the end, if it works for both of us.",
  "A different team to meet every week.",
];

export const FREELANCE_WORK = [
  "This is a freelance project on {system}: {months} months, with an option to extend.",
  "We need {aRole} on contract for {months} months, because {things} have doubled and {system} hasn’t kept up.",
  "You’d join the {area} team as a freelancer, with the same access and the same reviews as everyone else.",
  "The scope is written down: {system}, {months} months, and a handover at the end.",
];
export const FREELANCE_OFFERS = [
  "Your day rate, agreed before you start.",
  "Invoices paid within 14 days.",
  "About {freedays} days a week; you choose which.",
  "A clear scope, and changes to it in writing.",
  "One person to talk to about questions, contracts and invoices.",
  "Access and accounts on day one, and {system} running on your machine.",
  "No exclusivity: your other clients are your business.",
  "An answer about extending a month before the contract ends.",
];

export const PART_TIME_OFFERS = [
  "{parthours} hours a week, on the days that suit you.",
  "{parthours} hours a week, with a workload to match.",
  "Part time, {parthours} hours a week, with the same say as everyone else.",
  "{parthours} hours a week, and no meetings on your days off.",
];
