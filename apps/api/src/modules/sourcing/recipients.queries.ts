import { RECIPIENT_STATES } from "@devguild/schemas/constants/sourcing";
import { and, eq, inArray } from "drizzle-orm";

import { sourcingRecipients } from "./sourcing.tables.ts";

/** To whom a message goes: its key. */
export type Recipient = { message_id: number; developer_id: number };

/** The condition that finds one recipient of a message. */
export const isRecipient = ({ message_id, developer_id }: Recipient) =>
  and(
    eq(sourcingRecipients.message_id, message_id),
    eq(sourcingRecipients.developer_id, developer_id),
  );

/**
 * Whether a developer got a message: one whose email failed is on our site all the same.
 * Source: docs/product/sourcing.md.
 */
export const wasWritten = inArray(sourcingRecipients.state, [
  RECIPIENT_STATES.SENT,
  RECIPIENT_STATES.FAILED,
]);
