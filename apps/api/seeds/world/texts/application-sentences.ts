/** Sentences of cover letters. Words in braces are filled in. */
export const COVER_LETTER_OPENINGS = [
  "Your ad for {title} got me reading about {system}, and then it was midnight.",
  "I’ve dealt with {things} from the other side for years and would love to see where they come from.",
  "I’m writing because of one sentence in your ad: the one about {users}.",
  "{company} has been on my list since a former colleague told me about your reviews.",
  "I build software in {city}, mostly with {skill}, and I’d like to do it for {users}.",
  "In short: {years} years of {skill}, and a soft spot for {industry}.",
  "A friend sent me the ad for {title} with the words “this is you”.",
  "I met two of your engineers at a meetup, and they answered every question I had except one: are you hiring?",
  "Hi {company} team, this is the first cover letter I’ve written in four years.",
  "I wasn’t looking for a job until I read about {system}.",
];
export const COVER_LETTER_MIDDLES = [
  "On my last project we had the same trouble you have with {things}: too many, too late, and twice.",
  "I’ve run {skill} in production for {years} years, on call for two of them.",
  "I know {skill} well, {other} less well, and I learn fast when someone reviews my code.",
  "Besides {skill}, I bring patience with old systems; last year I took one apart without an outage.",
  "My work with {skill} cut our response times by two thirds, and the dashboard that proved it is still in use.",
  "I’ve worked closely with {users} and learned to ask before I build.",
  "{other} is new to me, so I spent two weekends with it before writing this.",
  "You’re looking for {skill}; I’ve taught it to three juniors, which is how I found out what I didn’t know.",
  "I like that you state the salary, and that the tasks sound like real work rather than a wish list.",
  "I wrote a small tool for {things} as an exercise and can show it to you.",
  "In numbers: {years} years, three products, one of them still running without me.",
];
export const COVER_LETTER_CLOSINGS = [
  "I could start in {month} and would be happy to come by in person.",
  "My notice period is six weeks, and I’m free on Friday.",
  "If a call is easier, mornings suit me best.",
  "I’d love to hear what the first three months would look like.",
  "My one question: who decides what gets built?",
  "I live close enough to come in whenever it helps.",
  "Thank you for reading this far.",
  "There are code samples in my profile; the second is the honest one.",
];
export const MONTHS = ["January", "February", "March", "April", "June", "September", "October"];

/** Companies' messages to candidates they would like to meet. */
export const INVITATIONS = [
  "Hello {name}, thank you for your application. We’d like to meet you: an hour with {lead} and me, on video. Would Tuesday or Wednesday morning work?",
  "Hi {name}, your experience with {skill} is what we’re looking for. Could you send me two times next week for a 45-minute first call?",
  "Hi {name}, the team read your profile and has questions, the good kind. When can we call you?",
  "Hello {name}, we’d like to invite you to spend an afternoon with the team. Travel is on us; tell me which day works and I’ll book the rest.",
  "Hi {name}, before we meet: is there some code you’ve written with {skill} that you’d like to talk about? Bring it along; unfinished is fine.",
  "Hello {name}, thank you for your patience. {lead} leads the team and would like to speak to you on Thursday at ten. Does that work?",
];
export const FOLLOW_UPS = [
  "Thanks for yesterday, {name}. The team enjoyed it; you’ll hear from us by Friday.",
  "Hi {name}, one more question from the team: when could you start?",
  "Hello {name}, the next step is half a day on a task with two of us, paid. Would next Monday work?",
  "Hi {name}, we’d like to make you an offer. I’ll call you this afternoon to go through it.",
];
export const GOODBYES = [
  "Hello {name}, thank you for your application. We’ve gone with someone who has more experience with {missing}. It was close, and we’d love to hear from you again next year.",
  "Hi {name}, we’ve decided not to go ahead with your application. The role needs more {missing} than your profile shows today; the rest was convincing.",
  "Hi {name}, the position has been filled. I’m sorry it took us so long to tell you.",
  "Hello {name}, having read your profile twice, we think this role would bore you. We may have another one in spring and will get in touch then.",
];

export const COMPANY_REASONS = [
  "The role needs more experience with the main skill.",
  "The position has been filled.",
  "Salary expectations are too far apart.",
  "We’re looking for someone closer to the office.",
  "The role needs a higher language level.",
  null,
  null,
];
export const STAFF_REASONS = [
  "The profile and the role are too far apart.",
  "The required work permit is missing.",
  "We couldn’t reach the candidate for the first call.",
  "Two of the required skills are missing.",
];
export const DECLINE_MESSAGES = [
  "Thank you for the open conversation; I’ve accepted another offer.",
  "Three days a week at the office is too many for me.",
  "After five weeks without an answer, I’ve moved on.",
  "The conversation was friendly, but the role turned out to be mostly support.",
  null,
  null,
  null,
];

/** What candidates answer to a company's first message. */
export const CANDIDATE_ANSWERS = [
  "Thank you for the quick reply! Tuesday or Thursday after ten both work for me.",
  "Happy to talk. I’m free any morning this week; a call is fine, and so is meeting in person.",
  "Thanks for getting back to me. Before we talk: is the team really split over two time zones, or was that last year?",
  "That sounds good. I’ve sent you a calendar invitation for Wednesday at two, please move it if it doesn’t suit.",
  "I’m glad to hear that. I’m travelling until Friday, so could we speak early next week?",
  "Yes, gladly. Is there anything I should prepare, or shall I just bring the project I mentioned?",
];
