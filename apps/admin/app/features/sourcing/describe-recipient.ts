import type { StatusTone } from "@devguild/design-system/status";
import { RECIPIENT_STATES, SKIP_REASONS } from "@devguild/schemas/constants/sourcing";
import type { SentMessage } from "@devguild/schemas/sourcing";

type Recipient = Pick<SentMessage["people"][number], "state" | "reason" | "read_at" | "replied_at">;

/** Returns what became of a message to one person: the furthest it got. Pure. */
export const describeRecipient = ({
  state,
  reason,
  read_at: readAt,
  replied_at: repliedAt,
}: Recipient): { tone: StatusTone; label: string } => {
  if (repliedAt !== null) return { tone: "ok", label: "Replied" };
  // Also of one whose email failed: it is on the site all the same.
  if (readAt !== null) return { tone: "normal", label: "Read" };
  if (state === RECIPIENT_STATES.FAILED) return { tone: "bad", label: "Email failed" };
  if (state === RECIPIENT_STATES.SENT) return { tone: "normal", label: "Sent" };
  if (state === RECIPIENT_STATES.WAITING) return { tone: "normal", label: "Waiting" };
  if (state === RECIPIENT_STATES.WITHDRAWN) return { tone: "off", label: "Taken back" };
  return { tone: "off", label: reason ? `Skipped: ${SKIP_REASONS[reason]}` : "Skipped" };
};
