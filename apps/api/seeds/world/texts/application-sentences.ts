/** Sentences of cover letters. Words in braces are filled in. */
export const COVER_LETTER_OPENINGS = [
  "Your ad for {title} made me look up how {system} works, and then it was late.",
  "I have used {things} from the other side for years and would like to see where they come from.",
  "I am writing because of one sentence in your ad: the one about {users}.",
  "{company} has been on my list since a former colleague told me about your reviews.",
  "I build software in {city}, mostly with {skill}, and I would like to do it for {users}.",
  "Let me be short: {years} years of {skill}, and a soft spot for {industry}.",
  "A friend sent me the ad for {title} with the words “this is you”.",
  "I met two of your engineers at a meetup, and they answered every question I had except one: are you hiring?",
  "Dear people at {company}, this is the first letter that I have written in four years.",
  "I was not looking until I read about {system}.",
];
export const COVER_LETTER_MIDDLES = [
  "In my last project we had a problem like your {things}: too many, too late, and twice.",
  "I have run {skill} in production for {years} years, on call for two of them.",
  "I know {skill} well, {other} less well, and I learn quickly when somebody reviews my code.",
  "What I bring besides {skill} is patience with old systems; I took one apart last year without an outage.",
  "My work with {skill} cut our response times to a third, and the dashboard that proved it is still in use.",
  "I have worked closely with {users} and learnt to ask before I build.",
  "{other} is new to me, so I spent two weekends with it before writing this.",
  "You ask for {skill}; I have taught it to three juniors, which is how I found out what I did not know.",
  "I like that you name a salary, and that the tasks sound like work and not like a wish list.",
  "I wrote a small tool for {things} as an exercise and can show it to you.",
  "In numbers: {years} years, three products, one of them still running without me.",
];
export const COVER_LETTER_CLOSINGS = [
  "I could start in {month} and would gladly come by in person.",
  "I have six weeks' notice and a free Friday.",
  "If a call is easier, mornings suit me best.",
  "I would be glad to hear what the first three months would look like.",
  "My one question: who decides what gets built?",
  "I live close enough to come in whenever it helps.",
  "Thank you for reading this far.",
  "Code samples are in my profile; the honest one is the second.",
];
export const MONTHS = ["January", "February", "March", "April", "June", "September", "October"];

/** Companies' messages to candidates they would like to meet. */
export const INVITATIONS = [
  "Hello {name}, thank you for your application. We would like to meet you: an hour with {lead} and me, by video. Would Tuesday or Wednesday morning suit you?",
  "Hi {name}, your experience with {skill} is what we look for. Could you send me two times next week for a first talk of 45 minutes?",
  "Dear {name}, the team read your profile and has questions, the good kind. When can we call you?",
  "Hello {name}, we would like to invite you to an afternoon with the team. Travel is on us; tell me which day works and I book the rest.",
  "Hi {name}, before we meet: is there a piece of code with {skill} that you would like to talk about? Bring it along, unfinished is fine.",
  "Hello {name}, thank you for your patience. {lead} leads the team and would like to speak with you on Thursday at ten. Does that work?",
];
export const FOLLOW_UPS = [
  "Thank you for yesterday, {name}. The team enjoyed it; you will hear from us by Friday.",
  "Hi {name}, one more question from the team: from when on would you be available?",
  "Hello {name}, the next step is half a day on a task with two of us, paid. Shall we say next Monday?",
  "Dear {name}, we would like to make you an offer. I call you this afternoon to go through it.",
];
export const GOODBYES = [
  "Hello {name}, thank you for your application. We have decided for somebody with more years of {missing}. It was close, and we would like to hear from you again next year.",
  "Dear {name}, we will not go on with your application. The role needs more {missing} than your profile shows today; the rest was convincing.",
  "Hi {name}, the position is filled. I am sorry that it took us so long to tell you.",
  "Hello {name}, having read your profile twice, we think that this role would bore you. We may have another one in spring and will write to you then.",
];

export const COMPANY_REASONS = [
  "More experience with the main skill was needed.",
  "The position is filled.",
  "The expectations about salary are too far apart.",
  "We look for somebody closer to the office.",
  "The language level is not enough for this role.",
  null,
  null,
];
export const STAFF_REASONS = [
  "The profile and the role are too far apart.",
  "The required work permit is missing.",
  "The candidate could not be reached for the first talk.",
  "Two of the required skills are missing.",
];
export const DECLINE_MESSAGES = [
  "Thank you for the open conversation, I have signed elsewhere.",
  "Three days at the office are too many for me.",
  "After five weeks without an answer I have moved on.",
  "The talk was kind; the role turned out to be mostly support.",
  null,
  null,
  null,
];
