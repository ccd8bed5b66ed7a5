import { randomBytes } from "node:crypto";

import { RECIPIENT_STATES } from "@devguild/schemas/constants/sourcing";
import { sourcingSearchBody } from "@devguild/schemas/sourcing-searches";
import { and, eq, sql } from "drizzle-orm";

import type { Db } from "../src/db/db.ts";
import { paragraph } from "../src/mail-components/mail-message.ts";
import {
  applicationInterviews,
  applications,
} from "../src/modules/applications/applications.tables.ts";
import {
  staffNotificationRecipients,
  staffNotifications,
} from "../src/modules/admin-notifications/admin-notifications.tables.ts";
import { notifications } from "../src/modules/notifications/notifications.tables.ts";
import { bulkChangeRows, bulkChanges } from "../src/modules/bulk-changes/bulk-changes.tables.ts";
import { listViews } from "../src/modules/list-views/list-views.tables.ts";
import { sendMailTask } from "../src/modules/mail/mail.tasks.ts";
import { jobSuggestions } from "../src/modules/job-suggestions/job-suggestions.tables.ts";
import {
  sourcingMessages,
  sourcingRecipients,
  sourcingReplies,
} from "../src/modules/sourcing/sourcing.tables.ts";
import { sourcingSearches } from "../src/modules/sourcing-searches/sourcing-searches.tables.ts";
import { enqueue } from "../src/queue/queue.ts";
import { DAY_MS, HOUR_MS } from "../src/time.ts";
import { givenJobsOn } from "./given-jobs.ts";

const FAILED = JSON.stringify({ message: "550 No such mailbox\n    at send" });

/** Creates what staff note about developers and suggest to them. */
export const givenStaffWorkOn = (db: Db) => {
  const { openJob } = givenJobsOn(db);
  /** One person changes a list once at a time. */
  const finishBulkChanges = () => db.update(bulkChanges).set({ stage: "finished" });

  return {
    /** Enqueues an email that has failed and given up; returns its task's id. */
    failedMail: async (to = "ada@test.example", subject = "Confirm your address") => {
      const id = await enqueue(
        db,
        sendMailTask({ to, subject, body: [paragraph("/secret-link")] }),
      );
      await db.execute(
        sql`update queue.job set state = 'failed', started_on = now(), completed_on = now(), retry_count = 24, output = ${FAILED}::jsonb where id = ${id}::uuid`,
      );
      return id ?? "";
    },
    /** Notes an interview about a developer's application to a job; returns its id. */
    interview: async (developerId: number, jobId: number, body = "Knows what she wants.") => {
      const [application] = await db
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.developer_id, developerId), eq(applications.job_id, jobId)));
      const [row] = await db
        .insert(applicationInterviews)
        .values({ application_id: application?.id ?? 0, body })
        .returning();
      return row?.id ?? 0;
    },
    /** Writes a message that nobody gets yet, to nobody or to some developers; returns its id. */
    developerMessage: async (developerIds: readonly number[] = []) => {
      const [row] = await db
        .insert(sourcingMessages)
        .values({
          subject: "Go",
          body: "Hi {{first_name}}",
          send_at: new Date(Date.now() + DAY_MS),
        })
        .returning();
      const messageId = row?.id ?? 0;
      for (const id of developerIds)
        await db.insert(sourcingRecipients).values({ message_id: messageId, developer_id: id });
      return messageId;
    },
    /** Writes a message that a developer got, from a member of staff or nobody; returns its id. */
    sentMessage: async (
      developerId: number,
      { sender_id = null, ...values }: Partial<typeof sourcingMessages.$inferInsert> = {},
    ) => {
      const sentAt = new Date();
      const [row] = await db
        .insert(sourcingMessages)
        .values({ subject: "Go", body: "Hi {{first_name}}", sender_id, send_at: sentAt, ...values })
        .returning();
      const messageId = row?.id ?? 0;
      await db.insert(sourcingRecipients).values({
        message_id: messageId,
        developer_id: developerId,
        state: RECIPIENT_STATES.SENT,
        sent_at: sentAt,
      });
      return messageId;
    },
    /** Replies to a message as the developer who got it. */
    messageReply: (developerId: number, messageId: number, message = "Which days?") =>
      db
        .insert(sourcingReplies)
        .values({ developer_id: developerId, message_id: messageId, message }),
    /** Saves a search for developers; returns its id. */
    sourcingSearch: async (
      userId: number,
      values: Partial<typeof sourcingSearches.$inferInsert> = {},
    ) => {
      const { search } = sourcingSearchBody.parse({ name: "Any", search: {} });
      const [row] = await db
        .insert(sourcingSearches)
        .values({
          user_id: userId,
          name: `Search ${crypto.randomUUID()}`,
          shared: false,
          search,
          ...values,
        })
        .returning();
      return row?.id ?? 0;
    },
    finishBulkChanges,
    /** A change of several rows that none of them has been reached by, unless it says otherwise; returns its id. */
    bulkChange: async (
      userId: number,
      { ids, ...values }: { ids: number[] } & Partial<typeof bulkChanges.$inferInsert>,
    ) => {
      await finishBulkChanges();
      const [row] = await db
        .insert(bulkChanges)
        .values({
          user_id: userId,
          list: "jobs",
          action: "jobs.archive",
          options: {},
          fingerprint: "",
          undo_until: new Date(Date.now() + HOUR_MS),
          ...values,
        })
        .returning();
      const id = row?.id ?? 0;
      await db
        .insert(bulkChangeRows)
        .values(ids.map((row_id, position) => ({ change_id: id, row_id, position })));
      return id;
    },
    /** Saves a view of the list of companies; returns its id. */
    listView: async (userId: number, values: Partial<typeof listViews.$inferInsert> = {}) => {
      const [row] = await db
        .insert(listViews)
        .values({
          user_id: userId,
          list: "companies",
          name: `View ${randomBytes(6).toString("hex")}`,
          query: "",
          shared: false,
          ...values,
        })
        .returning();
      return row?.id ?? 0;
    },
    /** Notifies a login in the app; returns the notification's id. */
    notification: async (
      userId: number,
      values: Partial<typeof notifications.$inferInsert> = {},
    ) => {
      const [row] = await db
        .insert(notifications)
        .values({ user_id: userId, kind: "team", title: "Meetup", body: "In Berlin.", ...values })
        .returning();
      return row?.id ?? 0;
    },
    /** Writes a notification for developers that nobody gets yet, to nobody or some logins; returns its id. */
    staffNotification: async (userIds: readonly number[] = []) => {
      const [row] = await db
        .insert(staffNotifications)
        .values({
          audience: "developers",
          title: "Meetup",
          body: "In Berlin.",
          channels: ["in_app"],
          send_at: new Date(Date.now() + DAY_MS),
        })
        .returning();
      const id = row?.id ?? 0;
      for (const userId of userIds)
        await db
          .insert(staffNotificationRecipients)
          .values({ notification_id: id, user_id: userId, channels: ["in_app"] });
      return id;
    },
    /** Suggests a new open job to a developer; returns the suggestion's id. */
    jobSuggestion: async (developerId: number, message = "Have a look.") => {
      const [row] = await db
        .insert(jobSuggestions)
        .values({ developer_id: developerId, job_id: (await openJob()).id, message })
        .returning();
      return row?.id ?? 0;
    },
  };
};
