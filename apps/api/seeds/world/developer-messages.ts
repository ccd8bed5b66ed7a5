import { RECIPIENT_STATES } from "@devguild/schemas/constants/sourcing";

import type { developers } from "../../src/modules/developers/developers.tables.ts";
import type { jobs } from "../../src/modules/postings/postings.tables.ts";
import type {
  sourcingMessages,
  sourcingRecipients,
  sourcingReplies,
} from "../../src/modules/sourcing/sourcing.tables.ts";
import { type Clock, later } from "./clock.ts";

const RECEIVERS = 12;
// So long ago that everyone can be written to again.
const DAYS_AGO = [34, 9] as const;

const LETTERS = [
  {
    subject: "What would make you move, {{first_name}}?",
    body: "Hi {{first_name}},\n\nYour profile says you like queues and tables with constraints. Two of the teams I work with could use exactly that, but I’d rather ask first: what would a job need for you to look at it?\n\nTwo lines are enough.",
  },
  {
    subject: "A small backend team, four days a week",
    body: "Hi {{first_name}},\n\nThis one made me think of you: a team of five, Go and PostgreSQL, on call one week in six, and Fridays are off. The lead writes code every day.\n\nShall I put you in touch?",
  },
] as const;

const REPLIES = [
  "Four days a week, and a team that says what it doesn’t know. Hamburg or remote.",
  "Less on-call than now, and someone to learn from.",
] as const;

type Surroundings = {
  developers: readonly (typeof developers.$inferInsert & { id: number })[];
  openJobs: readonly (typeof jobs.$inferInsert & { id: number })[];
  talentManagerId: number;
  clock: Clock;
};

/** Creates messages of the talent team, read by most and answered by some; the latest is unread by the first. */
export const makeDeveloperMessages = ({
  developers,
  openJobs,
  talentManagerId,
  clock,
}: Surroundings) => {
  const receivers = developers
    .filter(({ job_recommendations_subscribed: isReachable }) => isReachable)
    .slice(0, RECEIVERS);
  const messages = LETTERS.map(({ subject, body }, index): typeof sourcingMessages.$inferInsert => {
    const at = clock.daysAgo(DAYS_AGO[index] ?? 0);
    return {
      subject,
      body,
      sender_id: talentManagerId,
      sent_by: talentManagerId,
      job_id: index === 0 ? null : (openJobs[0]?.id ?? null),
      send_at: at,
      created_at: at,
    };
  });
  const isAnswered = (message: number, receiver: number) =>
    message === 0 && receiver < REPLIES.length;
  const recipients = messages.flatMap(({ send_at: at }, message) =>
    receivers.map(({ id }, receiver): typeof sourcingRecipients.$inferInsert => ({
      message_id: message + 1,
      developer_id: id,
      state: RECIPIENT_STATES.SENT,
      created_at: at,
      sent_at: at,
      read_at:
        isAnswered(message, receiver) || (receiver + message) % 4 !== 1 ? later(at, 1) : null,
      replied_at: isAnswered(message, receiver) ? later(at, 2) : null,
    })),
  );
  const replies = REPLIES.flatMap((message, index): (typeof sourcingReplies.$inferInsert)[] => {
    const receiver = receivers[index];
    return receiver
      ? [
          {
            message_id: 1,
            developer_id: receiver.id,
            message,
            created_at: later(clock.daysAgo(DAYS_AGO[0]), 2),
          },
        ]
      : [];
  });
  return { sourcingMessages: messages, sourcingRecipients: recipients, sourcingReplies: replies };
};
