import { asc, eq } from "drizzle-orm";

import type { Db } from "../../db/db.ts";
import { applicationInterviews, applications } from "../applications/applications.tables.ts";
import { companies } from "../companies/companies.tables.ts";
import { developerStaffNotes } from "../developers/developers.tables.ts";
import { jobSuggestions } from "../job-suggestions/job-suggestions.tables.ts";
import {
  staffNotificationRecipients,
  staffNotifications,
} from "../admin-notifications/admin-notifications.tables.ts";
import { jobs } from "../postings/postings.tables.ts";
import {
  sourcingMessages,
  sourcingRecipients,
  sourcingReplies,
} from "../sourcing/sourcing.tables.ts";
import { loginSuspensions } from "../users/users.tables.ts";
import type { Person, Subject } from "./subject.queries.ts";

const job = { job: jobs.title, company: companies.name };

const readInterviews = (db: Db, developerId: number) =>
  db
    .select({
      ...job,
      note: applicationInterviews.body,
      noted_at: applicationInterviews.created_at,
      changed_at: applicationInterviews.updated_at,
    })
    .from(applicationInterviews)
    .innerJoin(applications, eq(applications.id, applicationInterviews.application_id))
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(eq(applications.developer_id, developerId))
    .orderBy(asc(applicationInterviews.id));

const readSuggestions = (db: Db, developerId: number) =>
  db
    .select({ ...job, message: jobSuggestions.message, suggested_at: jobSuggestions.created_at })
    .from(jobSuggestions)
    .innerJoin(jobs, eq(jobs.id, jobSuggestions.job_id))
    .innerJoin(companies, eq(companies.id, jobs.company_id))
    .where(eq(jobSuggestions.developer_id, developerId))
    .orderBy(asc(jobSuggestions.id));

const readMessages = (db: Db, developerId: number) =>
  db
    .select({
      subject: sourcingMessages.subject,
      message: sourcingMessages.body,
      job: jobs.title,
      written_at: sourcingRecipients.created_at,
      sent_at: sourcingRecipients.sent_at,
      not_sent_because: sourcingRecipients.reason,
      read_at: sourcingRecipients.read_at,
    })
    .from(sourcingRecipients)
    .innerJoin(sourcingMessages, eq(sourcingMessages.id, sourcingRecipients.message_id))
    .leftJoin(jobs, eq(jobs.id, sourcingMessages.job_id))
    .where(eq(sourcingRecipients.developer_id, developerId))
    .orderBy(asc(sourcingRecipients.message_id));

const readReplies = (db: Db, developerId: number) =>
  db
    .select({
      to: sourcingMessages.subject,
      reply: sourcingReplies.message,
      written_at: sourcingReplies.created_at,
    })
    .from(sourcingReplies)
    .innerJoin(sourcingMessages, eq(sourcingMessages.id, sourcingReplies.message_id))
    .where(eq(sourcingReplies.developer_id, developerId))
    .orderBy(asc(sourcingReplies.id));

const readNotifications = (db: Db, userId: number) =>
  db
    .select({
      title: staffNotifications.title,
      text: staffNotifications.body,
      channels: staffNotificationRecipients.channels,
      not_sent_because: staffNotificationRecipients.gap,
      sent_at: staffNotifications.send_at,
    })
    .from(staffNotificationRecipients)
    .innerJoin(
      staffNotifications,
      eq(staffNotifications.id, staffNotificationRecipients.notification_id),
    )
    .where(eq(staffNotificationRecipients.user_id, userId))
    .orderBy(asc(staffNotificationRecipients.notification_id));

const readOurNotes = async (db: Db, { userId, developerId }: Person) => {
  const [suspension] = await db
    .select({ reason: loginSuspensions.note })
    .from(loginSuspensions)
    .where(eq(loginSuspensions.user_id, userId));
  const notifications = await readNotifications(db, userId);
  if (developerId === null)
    return suspension || notifications.length > 0
      ? { suspension: suspension ?? null, notifications }
      : undefined;
  const [notes] = await db
    .select({ text: developerStaffNotes.body, changed_at: developerStaffNotes.updated_at })
    .from(developerStaffNotes)
    .where(eq(developerStaffNotes.developer_id, developerId));
  return {
    notes: notes ?? null,
    suspension: suspension ?? null,
    interviews: await readInterviews(db, developerId),
    suggested_jobs: await readSuggestions(db, developerId),
    messages: await readMessages(db, developerId),
    your_replies: await readReplies(db, developerId),
    notifications,
  };
};

/** What the operator's staff noted about a person, and wrote to them. */
export const OUR_NOTES: Subject = {
  file: "our-notes.json",
  description:
    "what our team noted about you, your interviews, jobs we suggested, and what we wrote to you, with your replies",
  of: [
    developerStaffNotes.developer_id,
    loginSuspensions.user_id,
    applicationInterviews.application_id,
    jobSuggestions.developer_id,
    sourcingRecipients.developer_id,
    sourcingReplies.developer_id,
    staffNotificationRecipients.user_id,
  ],
  read: readOurNotes,
};
