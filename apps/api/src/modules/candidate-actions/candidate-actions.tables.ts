import type { InboxStatus } from "@devguild/schemas/constants/candidate-inbox";
import type { ApplicationStatus } from "@devguild/schemas/constants/application-statuses";
import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";

import { createdAt, identityId, instant, ref } from "../../db/columns.ts";
import { applicationMessages, applications } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { users } from "../users/users.tables.ts";

/** Moves and messages for many candidates at once. */
export const candidateActions = pgTable("candidate_actions", {
  id: identityId(),
  company_id: ref()
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" }),
  user_id: ref().references(() => users.id, { onDelete: "set null" }),
  author_name: text().notNull(),
  status: smallint().$type<InboxStatus>(),
  message: text().notNull(),
  contact_email: text().notNull(),
  notify: boolean().notNull(),
  undo_until: instant().notNull(),
  finished_at: instant(),
  undone_at: instant(),
  created_at: createdAt(),
});

/** The candidates of an action, in its order; what is needed to undo it comes from before the change. */
export const candidateActionItems = pgTable(
  "candidate_action_items",
  {
    action_id: ref()
      .notNull()
      .references(() => candidateActions.id, { onDelete: "cascade" }),
    application_id: ref()
      .notNull()
      .references(() => applications.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    state: text({ enum: ["pending", "done", "failed", "undone"] })
      .notNull()
      .default("pending"),
    failure: text(),
    from_status: smallint().$type<ApplicationStatus>(),
    from_status_at: instant(),
    waited_since: instant(),
    /** The candidate's `waiting_since` afterwards; another one shows that something happened since. */
    changed_at: instant(),
    message_id: ref().references(() => applicationMessages.id, { onDelete: "set null" }),
    mail_task_id: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.action_id, table.application_id] }),
    index("candidate_action_items_order").on(table.action_id, table.position),
    index("candidate_action_items_application").on(table.application_id),
    index("candidate_action_items_message").on(table.message_id),
  ],
);
