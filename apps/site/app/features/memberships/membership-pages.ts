import type { MembershipKind } from "@devguild/schemas/constants/memberships";

import type { Question } from "../business/questions.tsx";

export type MembershipPage = {
  kind: MembershipKind;
  title: string;
  lead: string;
  description: string;
  holds: readonly { title: string; text: string }[];
  questions: readonly Question[];
  hasMediaKit: boolean;
};

const HOW_TO_BUY: Question = {
  question: "How does a membership start?",
  answer:
    "Email us and we’ll set it up with you. It runs for the months in your plan and is paid by invoice. Prices exclude VAT.",
};
const RENEWAL: Question = {
  question: "Does it renew automatically?",
  answer:
    "Only if you ask us to. Otherwise it ends on its last day, and ads that are online run until they expire.",
};

/** The content of each membership's page, by the first part of its address. */
export const MEMBERSHIP_PAGES: Record<string, MembershipPage> = {
  "developer-recruiting-membership": {
    kind: "RECRUITING",
    title: "Job ads that are always online",
    lead: "A recruiting membership gives you job slots. Fill one with an ad, and reuse it when the job is filled.",
    description:
      "The recruiting membership: job slots, a match score for every candidate, and plans from one ad to ten.",
    holds: [
      {
        title: "A match score for every candidate",
        text: "Every application comes with a score based on skills, seniority and languages, and shows what’s missing.",
      },
      {
        title: "Reach before you publish",
        text: "As you write an ad, you see how many developers it reaches, by location and skill.",
      },
      {
        title: "A board for your team",
        text: "From new to hired: move candidates, message them, and let colleagues see only their own jobs.",
      },
      {
        title: "Job alerts",
        text: "Developers with a matching job alert get your ad by email, the same day or within the week.",
      },
      {
        title: "Salaries in context",
        text: "Ads with a salary show how it compares with the market, based on open ads.",
      },
      {
        title: "Reusable slots",
        text: "An ad runs for 30 days and can be extended. When it ends, its slot is free for the next one.",
      },
    ],
    questions: [
      {
        question: "What happens when all slots are in use?",
        answer:
          "You can still publish: buy a single ad or pay with credits. Or close an ad to free its slot straight away.",
      },
      {
        question: "Who in our company can post?",
        answer:
          "Owners, administrators and recruiting managers. Campaign managers handle stories and campaigns, and can’t see candidates.",
      },
      HOW_TO_BUY,
      RENEWAL,
    ],
    hasMediaKit: false,
  },
  "talent-marketing-membership": {
    kind: "EMPLOYER_BRANDING",
    title: "Be a team that developers have heard of",
    lead: "People apply where they can picture the work. A talent marketing membership gives your teams a page and the reach to be seen.",
    description:
      "The talent marketing membership: a brand page with stories of your teams and campaigns that show you as an employer.",
    holds: [
      {
        title: "A brand page",
        text: "Your company’s page with stories: how a team works, what it built, what went wrong and what was learned.",
      },
      {
        title: "Employer campaigns",
        text: "In the newsletter, videos, magazine, live shows and banners, for as long as you choose.",
      },
      {
        title: "Campaign results",
        text: "See impressions and clicks for each one, and export them as a spreadsheet.",
      },
    ],
    questions: [
      {
        question: "Who writes the stories?",
        answer:
          "Your team does, in the company portal. Owners, administrators and campaign managers can publish and edit them at any time.",
      },
      {
        question: "Do we need a recruiting membership as well?",
        answer:
          "No. They’re independent. Buy job ads one at a time or with the recruiting membership.",
      },
      HOW_TO_BUY,
      RENEWAL,
    ],
    hasMediaKit: true,
  },
  "product-marketing-membership": {
    kind: "MARKETING",
    title: "Show developers what you’ve built for them",
    lead: "Developers choose their own tools. A product marketing membership puts yours where they read, watch and listen.",
    description:
      "The product marketing membership: campaigns for your product in the newsletter, videos, magazine and live shows, with results.",
    holds: [
      {
        title: "Campaigns for your product",
        text: "In the newsletter, videos, magazine, live shows and banners, for as long as you choose.",
      },
      {
        title: "Leads, not only clicks",
        text: "See impressions, clicks and leads for each campaign as they come in.",
      },
      {
        title: "Exports",
        text: "All campaigns and results in one spreadsheet, for your own reports.",
      },
    ],
    questions: [
      {
        question: "Which channels are there?",
        answer:
          "Newsletter, social media, videos, the magazine, live shows and banners. Each campaign runs in one, and you can run as many as you like at once.",
      },
      {
        question: "Is it labelled as an ad?",
        answer: "Always. Anything a company pays for is marked with its name.",
      },
      HOW_TO_BUY,
      RENEWAL,
    ],
    hasMediaKit: true,
  },
};
