import type { InboxFilter } from "@devguild/schemas/candidate-inbox";

import type { Db } from "../src/db/db.ts";
import { candidateActions } from "../src/modules/candidate-actions/candidate-actions.tables.ts";
import { candidateNotes } from "../src/modules/candidate-notes/candidate-notes.tables.ts";
import { candidateViews } from "../src/modules/candidate-views/candidate-views.tables.ts";
import { messageTemplates } from "../src/modules/message-templates/message-templates.tables.ts";

const DAY_MS = 86_400_000;

/** A filter that finds all open candidates. */
export const EVERYONE_OPEN: InboxFilter = {
  statuses: [],
  job_ids: [],
  skill_ids: [],
  location_ids: [],
  sources: [],
  min_points: null,
  min_waiting_days: null,
  search: "",
  order: "newest",
};

let serial = 0;
const newName = () => {
  serial += 1;
  return `Name ${serial}`;
};

/** Creates what recruiters work with. */
export const givenCandidatesOn = (db: Db) => ({
  candidateView: async (companyId: number, userId: number, name = newName()) => {
    const [row] = await db
      .insert(candidateViews)
      .values({ company_id: companyId, user_id: userId, name, filter: EVERYONE_OPEN })
      .returning();
    return row?.id ?? 0;
  },
  messageTemplate: async (
    companyId: number,
    values: Partial<typeof messageTemplates.$inferInsert> = {},
  ) => {
    const [row] = await db
      .insert(messageTemplates)
      .values({
        company_id: companyId,
        name: newName(),
        purpose: "decline",
        body: "Hi {{first_name}}, thank you.",
        ...values,
      })
      .returning();
    return row?.id ?? 0;
  },
  candidateNote: async (candidateId: number, userId: number) => {
    const [row] = await db
      .insert(candidateNotes)
      .values({
        application_id: candidateId,
        user_id: userId,
        author_name: "Ada",
        body: "Yes from me.",
      })
      .returning();
    return row?.id ?? 0;
  },
  candidateAction: async (companyId: number, userId: number) => {
    const [row] = await db
      .insert(candidateActions)
      .values({
        company_id: companyId,
        user_id: userId,
        author_name: "Ada",
        status: 6,
        message: "",
        contact_email: "jobs@test.example",
        notify: true,
        undo_until: new Date(Date.now() + DAY_MS),
      })
      .returning();
    return row?.id ?? 0;
  },
});
