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
  question: "How does a membership begin?",
  answer:
    "Write to us, and we set it up with you. It runs for the months that the plan says and is paid by invoice. Prices are net.",
};
const RENEWAL: Question = {
  question: "Does it renew by itself?",
  answer:
    "Only where you ask for it. Otherwise it ends with its last day, and ads that are online stay until their own.",
};

/** What the page of each membership says, by the first part of its address. */
export const MEMBERSHIP_PAGES: Record<string, MembershipPage> = {
  "developer-recruiting-membership": {
    kind: "RECRUITING",
    title: "Job ads that are always online",
    lead: "A recruiting membership holds slots. Put an ad into one, take it out once the job is filled, and put in the next.",
    description:
      "The recruiting membership: slots for job ads, candidates with how well they fit, and plans from one ad to ten.",
    holds: [
      {
        title: "Candidates with their match",
        text: "Each application comes with a score from skills, seniority and languages, and says what is missing.",
      },
      {
        title: "Reach before you publish",
        text: "While you write an ad you see how many developers it reaches, by place and by skill.",
      },
      {
        title: "A board for your team",
        text: "From new to hired: move candidates, write to them, and let colleagues see only what is theirs.",
      },
      {
        title: "Developers who asked for it",
        text: "Whoever saved a search that your ad fits gets it by mail, on the day or within the week.",
      },
      {
        title: "Salaries in context",
        text: "An ad with a salary shows where it stands in its market, counted from open ads.",
      },
      {
        title: "Slots you use again",
        text: "An ad runs for 30 days and can be extended. When it ends, its slot is free for the next one.",
      },
    ],
    questions: [
      {
        question: "What happens when all slots are in use?",
        answer:
          "You may still publish: a single ad is bought by itself or paid with credits. Or end an ad, and its slot is free at once.",
      },
      {
        question: "Who in the company may post?",
        answer:
          "Owners, administrators and recruiting managers. Campaign managers look after stories and campaigns and see no candidates.",
      },
      HOW_TO_BUY,
      RENEWAL,
    ],
    hasMediaKit: false,
  },
  "talent-marketing-membership": {
    kind: "EMPLOYER_BRANDING",
    title: "Be a team that developers have heard of",
    lead: "People apply where they can picture the work. A talent marketing membership gives your teams a page and the means to be seen.",
    description:
      "The talent marketing membership: a brand page with stories of your teams and campaigns that show you as an employer.",
    holds: [
      {
        title: "A brand page",
        text: "Your company's page with stories: how a team works, what it built, what went wrong and what was learned.",
      },
      {
        title: "Campaigns as an employer",
        text: "In newsletter, videos, magazine, live shows and banners, each for the time that you choose.",
      },
      {
        title: "Figures of each campaign",
        text: "Impressions and clicks stand beside it, and all of them can be taken away as a table.",
      },
    ],
    questions: [
      {
        question: "Who writes the stories?",
        answer:
          "Your team does, in the company portal. Owners, administrators and campaign managers may publish them and change them at any time.",
      },
      {
        question: "Do we need a recruiting membership as well?",
        answer:
          "No. Each stands by itself. Job ads are bought singly or with the recruiting membership.",
      },
      HOW_TO_BUY,
      RENEWAL,
    ],
    hasMediaKit: true,
  },
  "product-marketing-membership": {
    kind: "MARKETING",
    title: "Show developers what you have built for them",
    lead: "Tools are chosen by those who use them. A product marketing membership puts yours where developers read, watch and listen.",
    description:
      "The product marketing membership: campaigns for your product in newsletter, videos, magazine and live shows, with their figures.",
    holds: [
      {
        title: "Campaigns for your product",
        text: "In newsletter, videos, magazine, live shows and banners, each for the time that you choose.",
      },
      {
        title: "Leads, not only clicks",
        text: "Impressions, clicks and leads of each campaign stand beside it as soon as they are known.",
      },
      {
        title: "Figures to take away",
        text: "All campaigns with their figures as one table, for your own reports.",
      },
    ],
    questions: [
      {
        question: "Which channels are there?",
        answer:
          "Newsletter, social media, videos, the magazine, live shows and banners. A campaign runs in one; as many as you like run side by side.",
      },
      {
        question: "Do people see that it is an ad?",
        answer: "Always. What a company pays for is marked with its name.",
      },
      HOW_TO_BUY,
      RENEWAL,
    ],
    hasMediaKit: true,
  },
};
