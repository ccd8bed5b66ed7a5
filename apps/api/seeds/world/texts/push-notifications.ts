import {
  PUSH_STATUSES,
  type PushStatus,
  type PushTarget,
} from "@devguild/schemas/constants/push-notifications";

/** How many devices ended in each state. */
type Reach = { delivered: number; expired?: number; failed?: number; opened?: number };

type PushText = {
  title: string;
  body: string;
  target: PushTarget;
  status: PushStatus;
  /** What a click opens; nothing by default. */
  opens?: "session" | "partner" | "programme";
  /** Days before now; negative in the future. */
  sentAgo?: number;
  reach?: Reach;
};

const { DRAFT, SCHEDULED, SENT, FAILED } = PUSH_STATUSES;

/** The push notifications of the next Guild Congress. */
export const CONGRESS_PUSHES: readonly PushText[] = [
  {
    title: "The programme is out",
    body: "Two stages, a dozen workshops. Workshop seats are limited, so choose yours early.",
    target: "all",
    status: SENT,
    opens: "programme",
    sentAgo: 21,
    reach: { delivered: 412, expired: 9, failed: 2, opened: 137 },
  },
  {
    title: "Move a real crane at the Tidewerk booth",
    body: "Write the code on site and watch it lift a container. Bring your own laptop.",
    target: "developers",
    status: SENT,
    opens: "partner",
    sentAgo: 6,
    reach: { delivered: 268, expired: 4, opened: 59 },
  },
  {
    title: "Speakers: please send your slides",
    body: "Upload them by Friday so that the stage crew can test them.",
    target: "speakers",
    status: FAILED,
    sentAgo: 2,
    reach: { delivered: 0, failed: 3 },
  },
  {
    title: "Early tickets end on Sunday",
    body: "After that, three days cost €100 more. Childcare stays free.",
    target: "all",
    status: SCHEDULED,
    sentAgo: -8,
  },
  {
    title: "Doors open at 8:30",
    body: "Have your ticket code ready. The first talk starts at 9:30 on stage 1.",
    target: "registered",
    status: DRAFT,
    opens: "session",
  },
];

/** Why the failed one failed, as the push service said it. */
export const PUSH_PROBLEM = "push.example.net answered with status 403.";
